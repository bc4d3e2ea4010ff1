import type { TabPanelsProps } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { TabPanel, Tabs } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { Children, useId } from 'react';
import type { Placed } from '../../core/Placed.ts';
import { useStores } from '../../core/stores.ts';
import styles from './TabPanels.module.css';

/** @param initial tab that is open at first, if it is not the first one. */
export const TabPanels = observer(function TabPanels({
  label,
  param = 'tab',
  tabs,
  initial,
  children,
}: TabPanelsProps & Placed & { initial?: string | undefined }) {
  const centre = useStores().get(CentreStore);
  const name = useId();
  const requested = centre.param(param) || initial;
  const index = Math.max(
    tabs.findIndex(({ id }) => id === requested),
    0,
  );
  const selected = tabs[index]?.id ?? '';
  return (
    <div className={styles.panels}>
      <Tabs
        name={name}
        label={label}
        tabs={tabs.map(({ id, label: text }) => ({ value: id, label: text }))}
        selected={selected}
        onSelect={(id) => centre.setParams({ [param]: id, page: '' })}
      />
      <TabPanel name={name} value={selected}>
        {Children.toArray(children)[index]}
      </TabPanel>
    </div>
  );
});
