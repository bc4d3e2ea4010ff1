import type { Call } from './Call.ts';

/**
 * Whether a request of a call takes a solved bot check. Source: product-spec §4 "bot-check
 * verification for username type (skipped for SMS)".
 */
export function needsBotCheck(
  { botCheck }: Pick<Call<never, unknown>, 'botCheck'>,
  request: object,
): boolean {
  return (
    botCheck === true ||
    (botCheck !== undefined && !('type' in request && request.type === botCheck.exceptType))
  );
}
