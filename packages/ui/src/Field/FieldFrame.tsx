import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FieldFrame.module.css';

/** Props of every labelled control. */
export interface FieldFrameProps {
  label: string;
  /** Shows the label to screen readers only, if the context already makes it clear. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** Error below the control, announced with it. */
  error?: ReactNode;
  required?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label above a control, error and hint below it, and the attributes that connect them. */
export function FieldFrame(
  props: FieldFrameProps & { children: (wiring: ControlWiring) => ReactNode },
) {
  const { label, labelHidden, hint, error, required, id, className, children } = props;
  const generatedId = useId();
  const control = id ?? generatedId;
  const hasError = Boolean(error);
  const describedBy = [hasError && `${control}-error`, Boolean(hint) && `${control}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(styles.frame, className)}>
      <label className={styles.label} htmlFor={control} data-hidden={labelHidden ? '' : undefined}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id: control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': required || undefined,
      })}
      {/* Always in the document, so that screen readers announce a later error. */}
      <div className={styles.error} id={`${control}-error`} aria-live="polite">
        {hasError && (
          <>
            <Icon name="circle-alert" size="small" />
            <span>{error}</span>
          </>
        )}
      </div>
      {hint && (
        <div className={styles.hint} id={`${control}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
