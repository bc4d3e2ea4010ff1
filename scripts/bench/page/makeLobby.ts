import type { PageDocument, PageNode } from '@livery/contract';

/** A lobby as data: what the page document and the hand-written page are both made from. */
export interface LobbyEntry {
  readonly id: string;
  readonly flag: string | undefined;
  readonly path: string | undefined;
  readonly title: string;
  readonly children: readonly LobbyEntry[] | undefined;
}

const tilesPerSection = 20;
const sectionsPerGroup = 22;

/** Exactly `count` entries: tiles in sections of 20, sections in groups where there are many. One in ten has a condition, one in nineteen a binding. */
export function makeLobby(count: number): LobbyEntry {
  let made = 1;
  const leaf = (children?: LobbyEntry[]): LobbyEntry => {
    const index = made - 1;
    made += 1;
    const id = `n${index}`;
    const gated = index % 10 === 3 || index === 998;
    const bound = index % 19 === 7 && index % 1000 < 990;
    return { id, flag: gated ? `flag${index}` : undefined, path: bound ? `value${index}` : undefined, title: `Game ${index}`, children };
  };
  const fill = (level: number, most: number): LobbyEntry[] => {
    const entries: LobbyEntry[] = [];
    while (entries.length < most && made < count) {
      if (level === 0) entries.push(leaf());
      else {
        const children: LobbyEntry[] = [];
        entries.push(leaf(children));
        children.push(...fill(level - 1, level === 1 ? tilesPerSection : sectionsPerGroup));
      }
    }
    return entries;
  };
  const levels = count > 1_000 ? 2 : 1;
  return { id: 'root', flag: undefined, path: undefined, title: 'Lobby', children: fill(levels, count) };
}

/** The lobby as a brand writes it. */
export function pageOfLobby(lobby: LobbyEntry): PageDocument {
  const nodes: Record<string, PageNode> = {};
  const add = ({ id, flag, path, title, children }: LobbyEntry): void => {
    nodes[id] = {
      use: children ? 'Section' : 'Tile',
      props: { title: path === undefined ? title : { $value: path, default: title }, ...(children ? {} : { vendor: 'PP', href: `/play/${id}` }) },
      ...(flag === undefined ? {} : { when: { flag } }),
      ...(children ? { slots: { default: children.map((child) => child.id) } } : {}),
    };
    children?.forEach(add);
  };
  add(lobby);
  return { root: lobby.id, nodes };
}
