import { Button, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';

/** Stands where something the page cannot do without has failed: what happened, and a way on. */
export const NodeFailed = observer(function NodeFailed() {
  const { locale, page } = useStores();
  return (
    <ErrorState
      text={locale.t('error.node')}
      action={
        <Button variant="soft" href={page.route.path}>
          {locale.t('error.reload')}
        </Button>
      }
    />
  );
});
