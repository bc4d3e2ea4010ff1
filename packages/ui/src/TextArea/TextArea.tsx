import { useRef, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from '../Field/FieldFrame.tsx';
import { useTypedEarly } from '../useTypedEarly.ts';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends
    FieldFrameProps,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'disabled' | 'name' | 'onBlur' | 'placeholder'
    > {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
  /** How many characters are allowed; more can be typed, and the count says so. */
  limit?: number | undefined;
}

/** Several lines of text with their label, hint and error, and how many characters are left. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  className,
  value,
  onChange,
  rows = 4,
  limit,
  ...area
}: TextAreaProps) {
  const written = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(written, value, onChange);
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, id, className }}>
      {(wiring) => (
        <div className={styles.box} data-invalid={wiring['aria-invalid'] && ''}>
          <textarea
            ref={written}
            {...area}
            {...wiring}
            className={styles.area}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {limit !== undefined && (
            <span
              className={styles.count}
              data-over={value.length > limit ? '' : undefined}
              aria-hidden="true"
            >
              {value.length} / {limit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
