import { Button, ErrorState } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';

/** Error message in place of a failed essential node, with a link that reloads the page. */
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
