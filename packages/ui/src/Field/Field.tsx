import {
  useRef,
  useState,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { typedText, usePreHydrationValue } from '../usePreHydrationValue.ts';
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
  | 'onPaste'
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
  /** Shown in the frame before the text, for example an icon or a dialling code. */
  start?: ReactNode;
  /** Shown in the frame after the text, for example a unit or a small button. */
  end?: ReactNode;
  /** For passwords: labels of the button that shows and hides the input. */
  reveal?: { show: string; hide: string } | undefined;
  'data-autofocus'?: boolean | undefined;
}

/** Single-line input with label, hint and error. */
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
  const [isRevealed, setIsRevealed] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  usePreHydrationValue(element, input.value, typedText, onChange);
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
            ref={element}
            {...input}
            {...wiring}
            className={styles.input}
            type={canReveal && isRevealed ? 'text' : type}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {end !== undefined && <span className={styles.adornment}>{end}</span>}
          {canReveal && (
            <IconButton
              icon={isRevealed ? 'eye-off' : 'eye'}
              label={isRevealed ? reveal.hide : reveal.show}
              size="small"
              className={styles.reveal}
              disabled={input.disabled}
              aria-controls={wiring.id}
              onClick={() => setIsRevealed(!isRevealed)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
