import { PlayFault } from './PlayFault.ts';

/** Request to place a round, or to get its result again. */
export interface SentOrder {
  readonly roundId: string;
  readonly stakeMinor: number;
  readonly picks: unknown;
}

const maxPicksLength = 4_000;

/** Validates an order. The game validates the picks. */
export function readOrder(body: unknown): SentOrder {
  const { roundId, stakeMinor, picks } =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  if (typeof roundId !== 'string' || !/^[A-Za-z0-9-]{16,40}$/.test(roundId))
    throw new PlayFault('bad_request');
  if (typeof stakeMinor !== 'number' || !Number.isSafeInteger(stakeMinor) || stakeMinor <= 0)
    throw new PlayFault('bad_stake');
  if (picks === undefined || JSON.stringify(picks).length > maxPicksLength)
    throw new PlayFault('bad_request');
  return { roundId, stakeMinor, picks };
}
