import { useRef, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps } from '../Field/FieldFrame.tsx';
import { typedText, usePreHydrationValue } from '../usePreHydrationValue.ts';
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
  /** Maximum number of characters. More can be typed, but the count then shows the excess. */
  limit?: number | undefined;
}

/** Multi-line input with label, hint, error and character count. */
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
  const element = useRef<HTMLTextAreaElement>(null);
  usePreHydrationValue(element, value, typedText, onChange);
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, id, className }}>
      {(wiring) => (
        <div className={styles.box} data-invalid={wiring['aria-invalid'] && ''}>
          <textarea
            ref={element}
            // A player may write in another direction than that of the page.
            dir="auto"
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
