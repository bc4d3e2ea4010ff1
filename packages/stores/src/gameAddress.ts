import type { GameRequest } from '@livery/contract';

/** The address of a game on a page that shows one, by the page's path. */
export function gameAddress(path: string, { vassalage, gameType, nodeId, room, back }: GameRequest): string {
  const fields = { vassalage, gameType, ...(nodeId === undefined ? {} : { nodeId: String(nodeId) }), ...(room === undefined ? {} : { room }), ...(back === undefined ? {} : { back }) };
  return `${path}?${new URLSearchParams(fields).toString()}`;
}

/** The game an address names, or none. What cannot be a code is none: anybody may have written the address. */
export function gameRequestOf(search: string): GameRequest | undefined {
  const query = new URLSearchParams(search);
  const field = (name: string, pattern: RegExp): string | undefined => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  const [vassalage, gameType] = [field('vassalage', /^\w{1,64}$/), field('gameType', /^[A-Z]{1,16}$/)];
  if (vassalage === undefined || gameType === undefined) return undefined;
  const [nodeId, room, back] = [field('nodeId', /^\d{1,15}$/), field('room', /^[\w.:-]{1,40}$/), query.get('back')];
  return { vassalage, gameType, ...(nodeId === undefined ? {} : { nodeId: Number(nodeId) }), ...(room === undefined ? {} : { room }), ...(back === null ? {} : { back }) };
}
