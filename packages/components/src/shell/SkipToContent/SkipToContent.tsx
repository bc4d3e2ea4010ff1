import { SkipLink } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentId } from '../PageShell/PageShell.tsx';
import { useStores } from '../../core/stores.ts';

/** First tab stop of the page, which skips the bars. */
export const SkipToContent = observer(function SkipToContent() {
  const { locale } = useStores();
  return <SkipLink href={`#${contentId}`}>{locale.t('nav.skip')}</SkipLink>;
});
