import { Button, Dialog, FactList } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';

/** Shows the pending dialogs, one at a time. */
export const DialogHost = observer(function DialogHost() {
  const { dialogs, locale, site } = useStores();
  const dialog = dialogs.current;
  if (!dialog) return null;
  const { id, title, titleValues, body, confirm = 'dialog.close', cancel } = dialog;
  return (
    <Dialog
      key={id}
      open
      {...site.config.site.dialog}
      title={locale.t(title, titleValues)}
      closeLabel={locale.t('dialog.close')}
      role="alertdialog"
      onClose={() => dialogs.close(false)}
      onDefaultAction={() => dialogs.close(true)}
      actions={
        <>
          {cancel ? (
            <Button variant="soft" tone="neutral" onClick={() => dialogs.close(false)}>
              {locale.t(cancel)}
            </Button>
          ) : null}
          <Button data-autofocus onClick={() => dialogs.close(true)}>
            {locale.t(confirm)}
          </Button>
        </>
      }
    >
      {'sentence' in body ? (
        <>
          {body.facts && body.facts.length > 0 ? <FactList facts={body.facts} /> : null}
          <p dir="auto">{body.sentence}</p>
        </>
      ) : (
        <p>{locale.t(body.key, body.values)}</p>
      )}
    </Dialog>
  );
});
