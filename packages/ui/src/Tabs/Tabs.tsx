import type { ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { markOverflow } from '../markOverflow.ts';
import { useRovingChoice } from '../useRovingChoice.ts';
import styles from './Tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  icon?: IconName | undefined;
  count?: string | undefined;
  /** Address of the tab's own page; makes the tabs links. */
  href?: string | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect?: ((value: string) => void) | undefined;
  /** Connects the tabs to their {@link TabPanel}; unique in the document. */
  name: string;
}

/** Alternative views of one thing: links if they have addresses, else a tab list. */
export function Tabs({ label, tabs, selected, onSelect, name }: TabsProps) {
  const roving = useRovingChoice({
    values: tabs,
    selected,
    onSelect: (value) => onSelect?.(value),
  });
  if (tabs.some((tab) => tab.href !== undefined)) {
    return (
      <nav ref={markOverflow} className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <a
            key={tab.value}
            className={styles.tab}
            href={tab.href}
            aria-current={tab.value === selected ? 'page' : undefined}
            onClick={() => onSelect?.(tab.value)}
          >
            <TabContent tab={tab} />
          </a>
        ))}
      </nav>
    );
  }
  return (
    <div ref={markOverflow} className={styles.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.value}`}
          className={styles.tab}
          disabled={tab.disabled}
          aria-selected={tab.value === selected}
          aria-controls={tab.value === selected ? `${name}-panel-${tab.value}` : undefined}
          onClick={() => onSelect?.(tab.value)}
          {...roving.entryProps(tab.value)}
        >
          <TabContent tab={tab} />
        </button>
      ))}
    </div>
  );
}

function TabContent({ tab }: { tab: Tab }) {
  return (
    <>
      {tab.icon && <Icon name={tab.icon} />}
      <span>{tab.label}</span>
      {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
    </>
  );
}

export interface TabPanelProps {
  /** The name of its {@link Tabs}. */
  name: string;
  value: string;
  children: ReactNode;
}

/** Content of the selected tab. */
export function TabPanel({ name, value, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${value}`}
      aria-labelledby={`${name}-tab-${value}`}
      tabIndex={0}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
