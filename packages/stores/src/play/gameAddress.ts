import type { GameRequest } from '@livery/model';

/** Returns the address of a game on the game page at `path`. Source: ROUTE-20. */
export function gameAddress(
  path: string,
  { vendorCode, gameType, nodeId, room, selection, back }: GameRequest,
): string {
  const fields = {
    vassalage: vendorCode,
    gameType,
    ...(nodeId === undefined ? {} : { nodeId: String(nodeId) }),
    ...(room === undefined ? {} : { room }),
    ...(selection && {
      event: selection.eventId,
      market: selection.market,
      pick: selection.pick,
    }),
    ...(back === undefined ? {} : { back }),
  };
  return `${path}?${new URLSearchParams(fields).toString()}`;
}
