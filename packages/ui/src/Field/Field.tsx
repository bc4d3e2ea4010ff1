import {
  useRef,
  useState,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useTypedEarly } from '../useTypedEarly.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import styles from './Field.module.css';

type Passed =
  | 'autoComplete'
  | 'autoCapitalize'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'step'
  | 'dir';

export interface FieldProps
  extends FieldFrameProps, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  type?:
    | Exclude<HTMLInputTypeAttribute, 'checkbox' | 'radio' | 'submit' | 'button' | 'search'>
    | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Stands in the frame before the text: an icon, a dial code. */
  start?: ReactNode;
  /** Stands in the frame after the text: a unit, a small button. */
  end?: ReactNode;
  /** For passwords: labels of the button that shows and hides what was typed. */
  reveal?: { show: string; hide: string } | undefined;
  'data-autofocus'?: boolean | undefined;
}

/** One line of text with its label, hint and error. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  type = 'text',
  onChange,
  start,
  end,
  reveal,
  ...input
}: FieldProps) {
  const [shown, setShown] = useState(false);
  const written = useRef<HTMLInputElement>(null);
  useTypedEarly(written, input.value, onChange);
  const canReveal = type === 'password' && reveal !== undefined;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, id, className }}>
      {(wiring) => (
        <div
          className={styles.box}
          data-invalid={wiring['aria-invalid'] && ''}
          data-disabled={input.disabled ? '' : undefined}
        >
          {start !== undefined && <span className={styles.adornment}>{start}</span>}
          <input
            ref={written}
            {...input}
            {...wiring}
            className={styles.input}
            type={canReveal && shown ? 'text' : type}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end !== undefined && <span className={styles.adornment}>{end}</span>}
          {canReveal && (
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? reveal.hide : reveal.show}
              size="small"
              className={styles.reveal}
              disabled={input.disabled}
              aria-controls={wiring.id}
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
