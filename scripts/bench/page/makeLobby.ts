import type { PageDocument, PageNode } from '@livery/model';

/** Lobby as data, from which both the page document and the hand-written page are built. */
export interface LobbyEntry {
  readonly id: string;
  readonly flag: string | undefined;
  readonly path: string | undefined;
  readonly title: string;
  readonly children: readonly LobbyEntry[] | undefined;
}

/** A section and its 20 tiles. */
const sectionSize = 21;
/** A section and its 22 subsections, for large lobbies. */
const groupSize = 1 + 22 * sectionSize;

/**
 * A lobby of exactly `count` entries, the lobby itself included. One in ten has a condition, one in
 * nineteen a binding: of 1,000, 101 and 52.
 */
export function makeLobby(count: number): LobbyEntry {
  const entries = Array.from({ length: count - 1 }, (_, index): LobbyEntry => ({
    id: `n${index}`,
    flag: index % 10 === 3 || index === 998 ? `flag${index}` : undefined,
    path: index % 19 === 7 && index % 1_000 < 990 ? `value${index}` : undefined,
    title: `Game ${index}`,
    children: undefined,
  }));
  return {
    id: 'root',
    flag: undefined,
    path: undefined,
    title: 'Lobby',
    children: nest(entries, count > 1_000 ? [groupSize, sectionSize] : [sectionSize]),
  };
}

/**
 * Splits entries into parts; the first entry of each part contains the others, split recursively.
 */
function nest(
  entries: readonly LobbyEntry[],
  [size, ...inner]: readonly number[],
): readonly LobbyEntry[] {
  if (size === undefined) return entries;
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
    entries.slice(part * size, (part + 1) * size),
  ).flatMap(([head, ...rest]) => (head ? [{ ...head, children: nest(rest, inner) }] : []));
}

/** Returns the lobby as a brand's page document. */
export function pageOfLobby(lobby: LobbyEntry): PageDocument {
  const nodes: Record<string, PageNode> = {};
  const add = ({ id, flag, path, title, children }: LobbyEntry): void => {
    nodes[id] = {
      use: children ? 'Section' : 'Tile',
      props: {
        title: path === undefined ? title : { $value: path, default: title },
        ...(children ? {} : { vendor: 'PP', href: `/play/${id}` }),
      },
      ...(flag === undefined ? {} : { when: { flag } }),
      ...(children ? { slots: { default: children.map((child) => child.id) } } : {}),
    };
    children?.forEach(add);
  };
  add(lobby);
  return { root: lobby.id, nodes };
}
