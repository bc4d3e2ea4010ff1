import { loginWithReturn, type GameMenuProps, type GameVendor } from '@livery/model';
import { ChosenVendorStore } from '@livery/stores';
import { HorizontalList, Skeleton, TabPanel, Tabs, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { categoryIcon } from '../../core/categoryIcon.ts';
import { HotMark } from '../HotMark/HotMark.tsx';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import { useIsPhone } from '../../core/useIsPhone.ts';
import { useGameCategories } from '../useGameCategories.ts';
import { VendorLogo } from '../VendorLogo/VendorLogo.tsx';
import styles from './GameMenu.module.css';

/** Value of the tab with the hot vendors of all categories. */
const hot = 'HOT';

export const GameMenu = observer(function GameMenu({ title }: GameMenuProps) {
  const stores = useStores();
  const { locale, site, vendors } = stores;
  const categories = useGameCategories();
  const [selected, setSelected] = useState(hot);
  const name = useId();
  const menu = useRef<HTMLElement>(null);
  const { vendorsPerRow } = site.config.site.gameMenu;
  useLayoutEffect(
    () => menu.current?.style.setProperty('--vendors-per-row', String(vendorsPerRow)),
    [vendorsPerRow],
  );
  // The form below is the main content, so a failed menu is left out without an error.
  if (categories.length === 0 && vendors.menu.at({}).status === 'failed') return null;
  const hotVendors = categories.flatMap((category) =>
    category.vendors
      .filter(({ isHot }) => isHot === 1)
      .map((vendor) => ({ vendor, gameType: hot })),
  );
  const tabs = [
    { value: hot, label: locale.t('games.hot'), icon: 'flame' as const },
    ...categories.map(({ gameType }) => ({
      value: gameType,
      label: locale.text(`category.${gameType}`),
      icon: categoryIcon(gameType),
    })),
  ];
  const visible =
    selected === hot
      ? hotVendors
      : (categories.find(({ gameType }) => gameType === selected)?.vendors ?? []).map((vendor) => ({
          vendor,
          gameType: selected,
        }));
  return (
    <section ref={menu} className={styles.menu} aria-label={title}>
      {categories.length === 0 ? (
        <Skeleton shape="control" />
      ) : (
        <>
          <Tabs name={name} label={title} tabs={tabs} selected={selected} onSelect={setSelected} />
          <TabPanel name={name} value={selected}>
            <HorizontalList
              label={locale.t('providers.of', {
                category: tabs.find(({ value }) => value === selected)?.label ?? '',
              })}
              labels={{ previous: locale.t('carousel.previous'), next: locale.t('carousel.next') }}
              itemSize="auto"
            >
              {visible.map(({ vendor, gameType }) => (
                <VendorLink
                  key={`${vendor.gameType} ${vendor.vassalage}`}
                  vendor={vendor}
                  gameType={gameType}
                />
              ))}
            </HorizontalList>
          </TabPanel>
        </>
      )}
    </section>
  );
});

/**
 * Link of a vendor: from the hot tab to its category or, if the brand chooses so, to its slots;
 * otherwise to its slots for RNG, to the fish page for FISH, and for other categories to the login
 * in a new window. A phone has no second window, so the vendor's category opens there. Source:
 * LOGN-03.
 */
const VendorLink = observer(function VendorLink({
  vendor,
  gameType,
}: {
  vendor: GameVendor;
  gameType: string;
}) {
  const stores = useStores();
  const { locale, page, site } = stores;
  const { gameMenu, returnAfterLogin, windows } = site.config.site;
  const chosen = stores.get(ChosenVendorStore);
  const category = chosen.addressOf({
    gameType: gameType === hot && gameMenu.hotVendors === 'slots' ? 'RNG' : vendor.gameType,
    vendorCode: vendor.vassalage,
  });
  const fish = site.routeOfGameType('FISH');
  const address = gameType === 'FISH' && fish ? site.routePath(fish.route, fish.params) : category;
  const phone = useIsPhone();
  const opensLogin = address === undefined || (!phone && ![hot, 'RNG', 'FISH'].includes(gameType));
  const loginPath = site.routePath('login') ?? '/login';
  const login =
    returnAfterLogin && category !== undefined ? loginWithReturn(loginPath, category) : loginPath;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!opensLogin) return page.go(address);
    const { widthPx, heightPx } = windows.login;
    window.open(login, '_blank', `popup,noopener,width=${widthPx},height=${heightPx}`);
  };
  return (
    <a
      className={styles.vendor}
      href={opensLogin ? login : address}
      target={opensLogin ? '_blank' : undefined}
      rel="noopener"
      onClick={open}
    >
      <VendorLogo vendor={vendor} />
      {/* In the hot tab every vendor is hot, so the mark is left out. */}
      {vendor.isHot === 1 && gameType !== hot ? <HotMark /> : null}
      {opensLogin ? <VisuallyHidden>{locale.t('login.newWindow')}</VisuallyHidden> : null}
    </a>
  );
});
