import type { GameVendor, VendorCardsProps } from '@livery/model';
import { ChosenVendorStore } from '@livery/stores';
import { Badge, markOverflow, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ResourceSection } from '../../core/ResourceSection/ResourceSection.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { useResource } from '../../core/useResource.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import styles from './VendorCards.module.css';

const skeletonCount = 4;

export const VendorCards = observer(function VendorCards({ title, gameType }: VendorCardsProps) {
  const { vendors } = useStores();
  const menu = useResource(vendors.menu, {});
  const categoryVendors = vendors.vendorsOf(gameType);
  return (
    <ResourceSection
      title={title}
      resource={menu}
      loadingText="state.loading"
      isEmpty={() => categoryVendors.length === 0}
      emptyText="vendors.empty"
      skeleton={
        <ul ref={markOverflow} role="list" className={styles.cards}>
          {[...Array(skeletonCount).keys()].map((index) => (
            <li key={index} className={styles.waiting}>
              <Skeleton />
            </li>
          ))}
        </ul>
      }
    >
      {() => (
        <ul ref={markOverflow} role="list" className={styles.cards}>
          {categoryVendors.flatMap((vendor) =>
            cardsOf(vendor).map((card, index) => (
              <li key={`${vendor.vassalage} ${index}`}>
                <VendorCard
                  vendor={vendor}
                  cardType={typeOf(card) ?? gameType}
                  gameType={gameType}
                />
              </li>
            )),
          )}
        </ul>
      )}
    </ResourceSection>
  );
});

/** Returns the provider's cards; a provider without cards gets one. */
function cardsOf({ cards = [] }: GameVendor): readonly object[] {
  return cards.length === 0 ? [{}] : cards;
}

/** Returns the category of a card. Its other fields depend on the operator. */
function typeOf(card: object): string | undefined {
  return 'gameType' in card && typeof card.gameType === 'string' ? card.gameType : undefined;
}

const VendorCard = observer(function VendorCard({
  vendor,
  cardType,
  gameType,
}: {
  vendor: GameVendor;
  cardType: string;
  gameType: string;
}) {
  const stores = useStores();
  const { locale, page } = stores;
  const { vassalage, title, isHot } = vendor;
  const current = useHydrated() && new URLSearchParams(page.search).get('vassalage') === vassalage;
  return (
    <a
      className={styles.card}
      href={stores.get(ChosenVendorStore).addressOf({ gameType, vendorCode: vassalage })}
      aria-current={current ? 'true' : undefined}
    >
      <span className={styles.logo}>
        <VendorLogo vendor={vendor} />
      </span>
      <span className={styles.title}>
        <OperatorText>{title}</OperatorText>
      </span>
      <span className={styles.kind}>{locale.text(`category.${cardType}`)}</span>
      {isHot === 1 ? (
        <Badge tone="highlight" icon="flame" className={styles.hot}>
          {locale.t('games.hot')}
        </Badge>
      ) : null}
    </a>
  );
});
