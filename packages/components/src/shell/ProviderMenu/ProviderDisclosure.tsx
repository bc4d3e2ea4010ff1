import { ProviderMenuStore } from '@livery/stores';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { Chunk } from '../../core/chunks/Chunk.tsx';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { followPointerAndFocus } from './followPointerAndFocus.ts';
import { useKnownCategories } from '../../core/vendors/useKnownCategories.ts';
import styles from './ProviderMenu.module.css';

const providers = new Chunk('providers', () => import('./ProviderPanel.tsx'));
const Panel = providers.lazy((module) => module.ProviderPanel);

/**
 * Button beside a category's link, and the panel of providers it opens. Rendered inside the menu
 * entry of the link; pointer and focus on that entry open the panel too.
 *
 * Follows the ARIA pattern "Disclosure navigation menu with top-level links". Source: HEAD-06.
 */
export const ProviderDisclosure = observer(function ProviderDisclosure({
  gameType,
  label,
  look,
}: {
  gameType: string;
  label: string;
  look: string;
}) {
  const stores = useStores();
  const menus = stores.get(ProviderMenuStore);
  const { locale } = stores;
  const menu = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const category = useKnownCategories().find((known) => known.gameType === gameType);
  const hasProviders = category !== undefined && category.vendors.length > 0;
  const open = hasProviders && menus.openMenu === menu;
  useEffect(() => {
    const entry = button.current?.parentElement;
    return entry ? followPointerAndFocus(entry, menu, menus) : undefined;
  }, [menu, menus, hasProviders]);
  if (!hasProviders) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        data-look={look}
        data-alive={hydrated ? '' : undefined}
        aria-expanded={open}
        aria-controls={open ? `${menu}-panel` : undefined}
        aria-label={locale.t('providers.of', { category: label })}
        onClick={() => (open && menus.entered ? menus.hide(menu) : menus.show(menu, true))}
      >
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </button>
      {open ? (
        <Panel
          id={`${menu}-panel`}
          gameType={gameType}
          label={label}
          look={look}
          onChoose={() => menus.hide(menu)}
        />
      ) : null}
    </>
  );
});
