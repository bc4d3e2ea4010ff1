import type { Call } from './Call.ts';

/** Whether a request of a call takes a solved bot check. Source: LOGN-05. */
export function needsBotCheck(
  { botCheck }: Pick<Call<never, unknown>, 'botCheck'>,
  request: object,
): boolean {
  return (
    botCheck === true ||
    (botCheck !== undefined && !('type' in request && request.type === botCheck.exceptType))
  );
}
