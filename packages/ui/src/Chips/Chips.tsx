import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { markOverflow } from '../markOverflow.ts';
import { useRovingChoice } from '../useRovingChoice.ts';
import styles from './Chips.module.css';

export interface ChipOption {
  value: string;
  label: string;
  icon?: IconName | undefined;
  /** Formatted number after the label. */
  count?: string | undefined;
  disabled?: boolean | undefined;
}

export interface ChipsProps {
  /** Accessible name of the group. */
  label: string;
  options: readonly ChipOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** Wraps into lines instead of scrolling. */
  wrap?: boolean | undefined;
}

/** Row of filters with one selected. Scrolls sideways if it does not fit. */
export function Chips({ label, options, value, onChange, wrap }: ChipsProps) {
  const roving = useRovingChoice({ values: options, selected: value, onSelect: onChange });
  return (
    <div
      ref={wrap ? undefined : markOverflow}
      className={styles.chips}
      data-wrap={wrap ? '' : undefined}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={styles.chip}
          disabled={option.disabled}
          aria-checked={option.value === value}
          onClick={() => onChange(option.value)}
          {...roving.entryProps(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          <span>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
