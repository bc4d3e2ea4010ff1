import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import { useRovingChoice } from '../useRovingChoice.ts';
import styles from './Segmented.module.css';

export interface SegmentOption {
  value: string;
  label: string;
  icon?: IconName | undefined;
  /** Shows only the icon; the label is its accessible name. */
  iconOnly?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedProps {
  label: string;
  options: readonly SegmentOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** The segments share the full width. */
  wide?: boolean | undefined;
}

/** Few exclusive options in one frame, such as light, dark and automatic. */
export function Segmented({ label, options, value, onChange, wide }: SegmentedProps) {
  const roving = useRovingChoice({ values: options, selected: value, onSelect: onChange });
  return (
    <div
      className={styles.segmented}
      data-wide={wide ? '' : undefined}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={styles.segment}
          disabled={option.disabled}
          aria-checked={option.value === value}
          {...(option.iconOnly ? { 'aria-label': option.label, title: option.label } : {})}
          onClick={() => onChange(option.value)}
          {...roving.entryProps(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          {!option.iconOnly && <span>{option.label}</span>}
        </button>
      ))}
    </div>
  );
}
