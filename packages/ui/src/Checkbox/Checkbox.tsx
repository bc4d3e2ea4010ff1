import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { isTicked, usePreHydrationValue } from '../usePreHydrationValue.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  /** May contain links, for example to terms. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** `switch` for a setting that takes effect at once. */
  as?: 'checkbox' | 'switch' | undefined;
  className?: string | undefined;
}

/** Checkbox or switch with label, hint and error. */
export function Checkbox({
  label,
  checked,
  onChange,
  error,
  hint,
  required,
  disabled,
  name,
  id,
  as = 'checkbox',
  className,
}: CheckboxProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const element = useRef<HTMLInputElement>(null);
  usePreHydrationValue(element, checked, isTicked, onChange);
  const hasError = Boolean(error);
  const describedBy = [hasError && `${control}-error`, Boolean(hint) && `${control}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(styles.row, className)}>
      <span className={styles.control} data-as={as}>
        <input
          ref={element}
          type="checkbox"
          role={as === 'switch' ? 'switch' : undefined}
          className={styles.input}
          id={control}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required || undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {as === 'checkbox' && <Icon name="check" size="small" className={styles.check} />}
      </span>
      <div className={styles.text}>
        <label className={styles.label} htmlFor={control}>
          {label}
          {required && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {hint && (
          <div className={styles.hint} id={`${control}-hint`}>
            {hint}
          </div>
        )}
        <div className={styles.error} id={`${control}-error`} aria-live="polite">
          {error}
        </div>
      </div>
    </div>
  );
}
