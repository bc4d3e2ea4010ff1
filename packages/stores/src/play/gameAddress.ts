import type { GameRequest } from '@livery/model';

/** The address of a game on a page that shows one, by the page's path. */
export function gameAddress(
  path: string,
  { vendorCode, gameType, nodeId, room, back }: GameRequest,
): string {
  const fields = {
    vassalage: vendorCode,
    gameType,
    ...(nodeId === undefined ? {} : { nodeId: String(nodeId) }),
    ...(room === undefined ? {} : { room }),
    ...(back === undefined ? {} : { back }),
  };
  return `${path}?${new URLSearchParams(fields).toString()}`;
}
