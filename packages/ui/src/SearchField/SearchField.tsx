import { useRef, type FormEvent } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { typedText, usePreHydrationValue } from '../usePreHydrationValue.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when Enter is pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Suggestions below the field. The component that shows them handles their keys. */
  offers?: { listId: string; open: boolean; activeId: string | undefined } | undefined;
  /** Whether a dialog that opens gives it the focus. */
  focused?: boolean | undefined;
  className?: string | undefined;
}

/** Search input with a button that clears it. */
export function SearchField({
  label,
  clearLabel,
  value,
  onChange,
  onSubmit,
  placeholder,
  name = 'search',
  disabled,
  offers,
  focused,
  className,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  usePreHydrationValue(input, value, typedText, onChange);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit?.(value);
  }
  function clear(): void {
    onChange('');
    input.current?.focus();
  }
  return (
    <form role="search" className={classNames(styles.box, className)} onSubmit={submit}>
      <Icon name="search" className={styles.glass} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        disabled={disabled}
        data-autofocus={focused ? '' : undefined}
        {...(offers
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': offers.open,
              'aria-controls': offers.open ? offers.listId : undefined,
              'aria-activedescendant': offers.activeId,
            }
          : {})}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            clear();
          }
        }}
      />
      {value !== '' && (
        <IconButton
          icon="x"
          label={clearLabel}
          size="small"
          className={styles.clear}
          onClick={clear}
        />
      )}
    </form>
  );
}
