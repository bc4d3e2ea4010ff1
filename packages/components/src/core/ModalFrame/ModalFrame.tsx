import { modalOptions, type ModalName } from '@livery/model';
import { Dialog } from '@livery/ui';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';

/**
 * Dialog window of a modal. The close button, Esc and, unless the modal's declaration excludes it,
 * a click on the backdrop request closing; a before-close listener may cancel it. Source: MODL-01.
 */
export function ModalFrame({
  name,
  title,
  size = 'medium',
  closable = true,
  actions,
  className,
  children,
}: {
  name: ModalName;
  title: string;
  size?: 'small' | 'medium' | 'large' | 'full';
  closable?: boolean;
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { locale, modals } = useStores();
  const { closeOnBackdrop, lockScroll } = modalOptions(name);
  return (
    <Dialog
      open
      title={title}
      closeLabel={locale.t('dialog.close')}
      size={size}
      closable={closable}
      closeOnBackdrop={closeOnBackdrop}
      lockScroll={lockScroll}
      actions={actions}
      className={className}
      onClose={() => void modals.hide(name)}
    >
      {children}
    </Dialog>
  );
}
