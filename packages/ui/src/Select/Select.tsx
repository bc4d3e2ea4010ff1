import { useRef, type ReactNode, type SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FieldFrame, type FieldFrameProps } from '../Field/FieldFrame.tsx';
import { chosenOption, usePreHydrationValue } from '../usePreHydrationValue.ts';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends
    FieldFrameProps,
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'autoComplete' | 'disabled' | 'name' | 'onBlur'> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Text of the empty option, shown until another one is selected. */
  placeholder?: string | undefined;
  start?: ReactNode;
}

/** Native list of options in the brand's frame. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  options,
  value,
  onChange,
  placeholder,
  start,
  ...select
}: SelectProps) {
  const element = useRef<HTMLSelectElement>(null);
  usePreHydrationValue(element, value, chosenOption, onChange);
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, id, className }}>
      {(wiring) => (
        <div
          className={styles.box}
          data-invalid={wiring['aria-invalid'] && ''}
          data-disabled={select.disabled ? '' : undefined}
        >
          {start !== undefined && <span className={styles.start}>{start}</span>}
          <select
            ref={element}
            {...select}
            {...wiring}
            className={styles.select}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
