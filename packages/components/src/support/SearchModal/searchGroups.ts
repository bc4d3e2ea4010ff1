import type { Game, IconName, TextKey } from '@livery/model';
import type { FoundHelp, FoundProvider, RootStore, SiteSearchStore } from '@livery/stores';
import type { PageEntry } from './searchablePages.ts';

/** Entry of the list, with a key that is its own as long as it is found. */
export type SearchOption = { readonly key: string } & (
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'provider'; readonly provider: FoundProvider }
  | { readonly kind: 'help'; readonly help: FoundHelp; readonly address: string }
  | { readonly kind: 'page'; readonly page: PageEntry }
  | { readonly kind: 'repeat'; readonly text: string }
);

/** Entries under one heading. */
export interface SearchGroup {
  readonly title: TextKey;
  readonly options: readonly SearchOption[];
}

/** Icons of the entries without a picture. */
export const optionIcons = {
  help: 'circle-help',
  page: 'arrow-right',
  repeat: 'history',
} as const satisfies Record<string, IconName>;

/**
 * Returns the groups with entries: the results of a text; without a text, the recent searches and
 * popular games. Reads observables.
 */
export function searchGroups(
  { site }: RootStore,
  search: SiteSearchStore<PageEntry>,
  recentTexts: readonly string[],
): SearchGroup[] {
  const groups: SearchGroup[] =
    search.text === ''
      ? [
          {
            title: 'search.recent',
            options: recentTexts.map((text) => ({ kind: 'repeat', key: `repeat ${text}`, text })),
          },
          { title: 'search.popular', options: search.popularGames.map(gameOption) },
        ]
      : [
          { title: 'lobby.games', options: search.games.map(gameOption) },
          {
            title: 'lobby.providers',
            options: search.providers.map((provider) => ({
              kind: 'provider',
              key: `provider ${provider.gameType} ${provider.vendorCode}`,
              provider,
            })),
          },
          {
            title: 'nav.help',
            options: search.help.map((help) => ({
              kind: 'help',
              key: `help ${help.article.id}`,
              help,
              address: `${site.routePath('help') ?? '/help'}#${help.article.id}`,
            })),
          },
          {
            title: 'search.pages',
            options: search.pages.map((page) => ({
              kind: 'page',
              key: `page ${page.address}`,
              page,
            })),
          },
        ];
  return groups.filter(({ options }) => options.length > 0);
}

function gameOption(game: Game): SearchOption {
  return { kind: 'game', key: `game ${game.nodeId}`, game };
}
