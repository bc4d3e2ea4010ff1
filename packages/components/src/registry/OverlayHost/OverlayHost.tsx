import type { OpenModal } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import type { FunctionComponent } from 'react';
import { DialogHost } from '../../shell/DialogHost/DialogHost.tsx';
import { modals } from '../modals.gen.ts';
import { useStores } from '../../core/stores.ts';

/** Open modals in their order, and above them the current dialog. */
export const OverlayHost = observer(function OverlayHost() {
  const {
    modals: { open },
  } = useStores();
  return (
    <>
      {open.map((modal) => (
        <ModalByName key={modal.id} modal={modal} />
      ))}
      <DialogHost />
    </>
  );
});

function ModalByName({ modal: { name, props } }: { modal: OpenModal }) {
  // The cast: `OpenModal` pairs each name with its modal's props, which TypeScript cannot infer.
  const Modal = modals[name] as FunctionComponent<object>;
  return <Modal {...props} />;
}
