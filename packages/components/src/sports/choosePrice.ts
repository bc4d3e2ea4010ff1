import type { PageDocument, SportsEvent, SportsMarket, SportsSelection } from '@livery/model';
import {
  BetSlipStore,
  gameFrameSettings,
  type RootStore,
  type SlipSelection,
} from '@livery/stores';
import { onGameClick } from '../play/onGameClick.ts';

/** Returns what the slip stores of a price. */
export function slipSelection(
  { eventId, home, away, startsAt, vassalage }: SportsEvent,
  { market, title }: SportsMarket,
  { pick, name, odds }: SportsSelection,
): SlipSelection {
  return {
    vendorCode: vassalage,
    eventId,
    market,
    pick,
    home,
    away,
    startsAt,
    marketTitle: title,
    pickName: name,
    odds,
  };
}

/** Whether the prices of any provider of the brand lead to a slip. */
export function hasSlipPrices({ site }: RootStore): boolean {
  const { vendors, vendorDefaults } = site.config.site.gameOpening;
  return [vendorDefaults, ...Object.values(vendors)].some(({ prices }) => prices === 'slip');
}

/** Whether the prices of a provider lead to the slip of this page. Use it inside an observer. */
export function usesSlip({ page, site }: RootStore, vendorCode: string): boolean {
  const { gameOpening } = site.config.site;
  return (
    gameFrameSettings(gameOpening, vendorCode).prices === 'slip' &&
    [page.current.page, page.current.layout].some(hasSlip)
  );
}

const slipDocuments = new WeakMap<PageDocument, boolean>();

/**
 * Whether a document has a slip. By the document instead of the mounted slip, because the slip
 * hydrates later than the prices.
 */
function hasSlip(document: PageDocument): boolean {
  const known = slipDocuments.get(document);
  if (known !== undefined) return known;
  const found = Object.values(document.nodes).some((node) => node.use === 'BetSlip');
  slipDocuments.set(document, found);
  return found;
}

/**
 * Handles a press on a price: adds it to the slip or removes it, or opens the game of the event, to
 * which providers that read it get the selection.
 */
export function choosePrice(
  stores: RootStore,
  event: SportsEvent,
  market: SportsMarket,
  selection: SportsSelection,
): void {
  const { nodeId, vassalage, gameType, eventId } = event;
  if (usesSlip(stores, vassalage))
    return void stores.get(BetSlipStore).toggle(slipSelection(event, market, selection));
  const { prices } = gameFrameSettings(stores.site.config.site.gameOpening, vassalage);
  const game = { nodeId, vassalage, gameType };
  const { pick } = selection;
  void onGameClick(
    stores,
    game,
    prices === 'launch' ? { eventId, market: market.market, pick } : undefined,
  );
}
