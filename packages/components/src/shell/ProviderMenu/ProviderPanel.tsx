import { ChosenVendorStore, ProviderMenuStore } from '@livery/stores';
import { OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { HotMark } from '../../core/vendors/HotMark/HotMark.tsx';
import { useStores } from '../../core/stores.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import { chooseProvider } from './chooseProvider.ts';
import styles from './ProviderMenu.module.css';

/** Providers of a category, in rows. Source: HEAD-06. */
export const ProviderPanel = observer(function ProviderPanel({
  id,
  gameType,
  label,
  look,
  onChoose,
}: {
  id: string;
  gameType: string;
  label: string;
  look: string;
  onChoose: () => void;
}) {
  const stores = useStores();
  const { locale, site, vendors } = stores;
  const { entered } = stores.get(ProviderMenuStore);
  const chosen = stores.get(ChosenVendorStore);
  const panel = useRef<HTMLDivElement>(null);
  const { providersPerRow } = site.config.site.lists;
  useLayoutEffect(() => {
    panel.current?.style.setProperty('--per-row', String(providersPerRow));
    if (panel.current && look === 'rail') placeBeside(panel.current);
  }, [look, providersPerRow]);
  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      data-look={look}
      role="group"
      aria-label={locale.t('providers.of', { category: label })}
    >
      <ul role="list" className={styles.rows}>
        {vendors.vendorsOf(gameType).map((vendor) => (
          <li key={vendor.vassalage}>
            <a
              className={styles.provider}
              data-provider=""
              href={chosen.addressOf({ gameType, vendorCode: vendor.vassalage })}
              tabIndex={entered ? undefined : -1}
              aria-current={
                chosen.choice?.gameType === gameType &&
                chosen.choice.vendorCode === vendor.vassalage
                  ? 'true'
                  : undefined
              }
              onClick={(event) => {
                if (chooseProvider(stores, event, gameType, vendor)) onChoose();
              }}
            >
              <span className={styles.icon}>
                <VendorLogo vendor={vendor} small />
              </span>
              <span className={styles.name}>
                <OperatorText>{vendor.title}</OperatorText>
              </span>
              <span className={styles.category}>{label}</span>
              {vendor.isHot === 1 ? <HotMark /> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Places the panel beside its menu entry and above the lower edge of the window. */
function placeBeside(panel: HTMLElement): void {
  const entry = panel.parentElement?.getBoundingClientRect();
  if (!entry) return;
  const heightPx = document.documentElement.clientHeight;
  panel.style.insetBlockStart = `${Math.max(8, Math.min(entry.top, heightPx - panel.offsetHeight - 8))}px`;
  panel.style.insetInlineStart = `${panel.ownerDocument.dir === 'rtl' ? document.documentElement.clientWidth - entry.left : entry.right}px`;
}
