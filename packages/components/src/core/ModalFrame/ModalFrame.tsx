import type { ModalName } from '@livery/model';
import { Dialog } from '@livery/ui';
import type { ReactNode } from 'react';
import { useStores } from '../stores.ts';

/**
 * The window of a modal. Its close button, Esc and, where the modal wants it, a click beside it ask
 * to close it; whoever has a say may object.
 */
export function ModalFrame({
  name,
  title,
  size = 'medium',
  closable = true,
  closeOnBackdrop = true,
  actions,
  className,
  children,
}: {
  name: ModalName;
  title: string;
  size?: 'small' | 'medium' | 'large' | 'full';
  closable?: boolean;
  closeOnBackdrop?: boolean;
  actions?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { locale, modals } = useStores();
  return (
    <Dialog
      open
      title={title}
      closeLabel={locale.t('dialog.close')}
      size={size}
      closable={closable}
      closeOnBackdrop={closeOnBackdrop}
      actions={actions}
      className={className}
      onClose={() => void modals.hide(name)}
    >
      {children}
    </Dialog>
  );
}
