import { ChosenVendorStore } from '@livery/stores';
import { Icon, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import type { MenuEntry } from '../../shell/menuEntries.ts';
import { HotMark } from '../../core/vendors/HotMark/HotMark.tsx';
import { chooseProvider } from '../../shell/ProviderMenu/chooseProvider.ts';
import { VendorLogo } from '../../core/vendors/VendorLogo/VendorLogo.tsx';
import styles from './MenuSheetModal.module.css';

/** Entry of the sheet. A category has a button that shows its providers below it. */
export const SheetEntry = observer(function SheetEntry({
  entry: { id, label, icon, address, current },
}: {
  entry: MenuEntry;
}) {
  const stores = useStores();
  const { locale, vendors } = stores;
  const [open, setOpen] = useState(false);
  const list = useId();
  const providers = vendors.vendorsOf(id);
  const chosen = stores.get(ChosenVendorStore);
  return (
    <li className={styles.entry}>
      <a className={styles.link} href={address} aria-current={current ? 'page' : undefined}>
        {icon ? <Icon name={icon} /> : null}
        <span>{label}</span>
      </a>
      {providers.length > 0 ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-label={locale.t('providers.of', { category: label })}
          onClick={() => setOpen(!open)}
        >
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      ) : null}
      {open ? (
        <ul role="list" id={list} className={styles.providers}>
          {providers.map((vendor) => (
            <li key={vendor.vassalage}>
              <a
                className={styles.provider}
                href={chosen.addressOf({ gameType: id, vendorCode: vendor.vassalage })}
                onClick={(event) => chooseProvider(stores, event, id, vendor)}
              >
                <span className={styles.logo}>
                  <VendorLogo vendor={vendor} small />
                </span>
                <span>
                  <OperatorText>{vendor.title}</OperatorText>
                </span>
                {vendor.isHot === 1 ? <HotMark /> : null}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
});
