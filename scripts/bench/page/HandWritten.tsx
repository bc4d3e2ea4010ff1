import { observer } from 'mobx-react-lite';
import { createContext, use, type ReactNode } from 'react';
import { Section, Tile } from './components.tsx';
import type { LobbyEntry } from './makeLobby.ts';
import type { LobbyStore } from './LobbyStore.ts';

const StoreContext = createContext<LobbyStore | undefined>(undefined);

function useStore(): LobbyStore {
  const store = use(StoreContext);
  if (!store) throw new Error('no store');
  return store;
}

const Gated = observer(function Gated({
  flag,
  children,
}: {
  flag: string;
  children: ReactNode;
}): ReactNode {
  return useStore().flag(flag) ? children : null;
});

const BoundSection = observer(function BoundSection({
  entry,
  path,
}: {
  entry: LobbyEntry;
  path: string;
}): ReactNode {
  return (
    <Section title={useStore().value(path) ?? entry.title}>{entry.children?.map(show)}</Section>
  );
});

const BoundTile = observer(function BoundTile({
  entry,
  path,
}: {
  entry: LobbyEntry;
  path: string;
}): ReactNode {
  return (
    <Tile title={useStore().value(path) ?? entry.title} vendor="PP" href={`/play/${entry.id}`} />
  );
});

function show(entry: LobbyEntry): ReactNode {
  const { id, flag } = entry;
  return flag === undefined ? (
    showUnconditionally(entry)
  ) : (
    <Gated key={id} flag={flag}>
      {showUnconditionally(entry)}
    </Gated>
  );
}

function showUnconditionally(entry: LobbyEntry): ReactNode {
  const { id, path, title, children } = entry;
  if (path !== undefined)
    return children ? (
      <BoundSection key={id} entry={entry} path={path} />
    ) : (
      <BoundTile key={id} entry={entry} path={path} />
    );
  return children ? (
    <Section key={id} title={title}>
      {children.map(show)}
    </Section>
  ) : (
    <Tile key={id} title={title} vendor="PP" href={`/play/${id}`} />
  );
}

/** Limit: the same page as idiomatic React and MobX, without a renderer. */
export function HandWritten({ lobby, store }: { lobby: LobbyEntry; store: LobbyStore }): ReactNode {
  return <StoreContext value={store}>{show(lobby)}</StoreContext>;
}
