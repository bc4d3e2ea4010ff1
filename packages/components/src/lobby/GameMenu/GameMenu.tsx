import { loginWithReturn, type GameMenuProps, type GameVendor } from '@livery/model';
import { ChosenVendorStore } from '@livery/stores';
import { HorizontalList, Skeleton, TabPanel, Tabs, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { categoryIcon } from '../../core/categoryIcon.ts';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { HotMark } from '../../core/vendors/HotMark/HotMark.tsx';
import { isPlainClick } from '../../core/isPlainClick.ts';
import { useStores } from '../../core/stores.ts';
import { useIsPhone } from '../../core/useIsPhone.ts';
import { useGameCategories } from '../useGameCategories.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import styles from './GameMenu.module.css';
import type { MenuLinkProps } from './LotteryMenu.tsx';

// A separate chunk, because a login rarely needs the lotteries.
const lotteryMenu = new Chunk('lotteryMenu', () => import('./LotteryMenu.tsx'));
const LotteryMenu = lotteryMenu.lazy(
  (module) => module.LotteryMenu,
  () => <Skeleton shape="control" />,
);

/** Categories whose tabs list the operator's lottery menu. */
const lotteryTypes: readonly string[] = ['LOTT', 'ELOTT'];

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
            {lotteryTypes.includes(selected) ? (
              <LotteryMenu key={selected} gameType={selected} link={MenuLink}>
                {vendorList()}
              </LotteryMenu>
            ) : (
              vendorList()
            )}
          </TabPanel>
        </>
      )}
    </section>
  );

  function vendorList() {
    return (
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
    );
  }
});

/** Link of a vendor to its category or, from the hot tab if the brand chooses so, to its slots. */
const VendorLink = observer(function VendorLink({
  vendor,
  gameType,
}: {
  vendor: GameVendor;
  gameType: string;
}) {
  const stores = useStores();
  const { site } = stores;
  const { hotVendors } = site.config.site.gameMenu;
  const fish = site.routeOfGameType('FISH');
  const address =
    gameType === 'FISH' && fish
      ? site.routePath(fish.route, fish.params)
      : stores.get(ChosenVendorStore).addressOf({
          gameType: gameType === hot && hotVendors === 'slots' ? 'RNG' : vendor.gameType,
          vendorCode: vendor.vassalage,
        });
  return (
    <MenuLink gameType={gameType} address={address}>
      <VendorLogo vendor={vendor} />
      {/* In the hot tab every vendor is hot, so the mark is left out. */}
      {vendor.isHot === 1 && gameType !== hot ? <HotMark /> : null}
    </MenuLink>
  );
});

/**
 * Link of an entry. Hot vendors, slots and fish open in the same window, other categories as the
 * login in a new window, with the entry's address to return to. A phone has no second window, so
 * the address opens there. Source: LOGN-03.
 */
const MenuLink = observer(function MenuLink({ gameType, address, children }: MenuLinkProps) {
  const { locale, page, site } = useStores();
  const { returnAfterLogin, windows } = site.config.site;
  const phone = useIsPhone();
  const opensLogin = address === undefined || (!phone && ![hot, 'RNG', 'FISH'].includes(gameType));
  const loginPath = site.routePath('login') ?? '/login';
  const login =
    returnAfterLogin && address !== undefined ? loginWithReturn(loginPath, address) : loginPath;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!opensLogin) return page.go(address);
    const { widthPx, heightPx } = windows.login;
    window.open(login, '_blank', `popup,noopener,width=${widthPx},height=${heightPx}`);
  };
  return (
    <a
      className={styles.entry}
      href={opensLogin ? login : address}
      target={opensLogin ? '_blank' : undefined}
      rel="noopener"
      onClick={open}
    >
      {children}
      {opensLogin ? <VisuallyHidden>{locale.t('login.newWindow')}</VisuallyHidden> : null}
    </a>
  );
});
