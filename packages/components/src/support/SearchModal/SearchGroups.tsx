import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import type { SearchGroup } from './searchGroups.ts';
import styles from './SearchModal.module.css';
import { SearchOptionView, type OptionActions } from './SearchOptionView.tsx';

/** The groups of the search as one list of options. */
export const SearchGroups = observer(function SearchGroups({
  id,
  groups,
  activeKey,
  idOf,
  ...actions
}: {
  id: string;
  groups: readonly SearchGroup[];
  activeKey: string | undefined;
  /** Returns the id of an option by its key. */
  idOf: (key: string) => string;
} & OptionActions) {
  const { locale } = useStores();
  if (groups.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={locale.t('search.results')}
      className={styles.list}
    >
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`} className={styles.group}>
          <div id={`${id}-${title}`} role="presentation" className={styles.heading}>
            {locale.t(title)}
          </div>
          {options.map((option) => (
            <SearchOptionView
              key={option.key}
              id={idOf(option.key)}
              option={option}
              isActive={option.key === activeKey}
              {...actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
