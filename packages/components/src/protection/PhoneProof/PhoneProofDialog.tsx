import type { PhoneProofStore } from '@livery/stores';
import { Dialog } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { PhoneProofForm } from './PhoneProofForm.tsx';

/**
 * Popup for the code that a third party sent to the visitor's number. Closing it cancels the
 * verification.
 */
export const PhoneProofDialog = observer(function PhoneProofDialog({
  proof,
}: {
  proof: PhoneProofStore;
}) {
  const { locale } = useStores();
  return (
    <Dialog
      open={proof.isOpen}
      title={locale.t('phone.title')}
      closeLabel={locale.t('dialog.close')}
      onClose={proof.close}
    >
      <PhoneProofForm proof={proof} />
    </Dialog>
  );
});
