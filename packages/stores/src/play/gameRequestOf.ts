import type { GameRequest } from '@livery/model';
import { vendorCodePattern } from '../core/vendorCodePattern.ts';

/** Reads the game named in a query. Ignores malformed values, because addresses are untrusted. */
export function gameRequestOf(search: string): GameRequest | undefined {
  const query = new URLSearchParams(search);
  const field = (name: string, pattern: RegExp): string | undefined => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  const [vendorCode, gameType] = [
    field('vassalage', vendorCodePattern),
    field('gameType', /^[A-Z]{1,16}$/),
  ];
  if (vendorCode === undefined || gameType === undefined) return undefined;
  const [nodeId, room, back] = [
    field('nodeId', /^\d{1,15}$/),
    field('room', /^[\w.:-]{1,40}$/),
    query.get('back'),
  ];
  const [eventId, market, pick] = [
    field('event', /^[\w.:-]{1,64}$/),
    field('market', /^[\w.:-]{1,40}$/),
    field('pick', /^[\w.:-]{1,40}$/),
  ];
  const selection =
    eventId === undefined || market === undefined || pick === undefined
      ? undefined
      : { eventId, market, pick };
  return {
    vendorCode,
    gameType,
    ...(nodeId === undefined ? {} : { nodeId: Number(nodeId) }),
    ...(room === undefined ? {} : { room }),
    ...(selection && { selection }),
    ...(back === null ? {} : { back }),
  };
}
