import type { BrandUnderCheck } from './BrandUnderCheck.ts';
import { pageGraph } from './pageGraph.ts';

/** A jackpot of a page whose amount is invented. */
export interface ShownJackpot {
  readonly page: string;
  readonly id: string;
  readonly kind: 'home' | 'slots' | 'other';
}

/** Returns the jackpots in pages that are not the operator's. */
export function shownJackpots({ pages }: Pick<BrandUnderCheck, 'pages'>): ShownJackpot[] {
  return Array.from(pages, ([page, document]) =>
    [...pageGraph(document).reached].flatMap((id): ShownJackpot[] => {
      const { use, props = {} } = document.nodes[id] ?? {};
      const kind = 'kind' in props ? props.kind : undefined;
      return use === 'JackpotCounter' && (kind === 'home' || kind === 'slots' || kind === 'other')
        ? [{ page, id, kind }]
        : [];
    }),
  ).flat();
}
