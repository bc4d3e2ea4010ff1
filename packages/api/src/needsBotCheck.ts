import type { Call } from './Call.ts';

/** Returns whether a request of a call requires a solved bot check. Source: LOGN-05. */
export function needsBotCheck(
  { botCheck }: Pick<Call<never, unknown>, 'botCheck'>,
  request: object,
): boolean {
  return (
    botCheck === true ||
    (botCheck !== undefined && !('type' in request && request.type === botCheck.exceptType))
  );
}
