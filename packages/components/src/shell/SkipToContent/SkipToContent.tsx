import { SkipLink } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { contentId } from '../PageShell/PageShell.tsx';
import { useStores } from '../../core/stores.ts';

/** The first stop of the keyboard: past the bars, to the content. */
export const SkipToContent = observer(function SkipToContent() {
  const { locale } = useStores();
  return <SkipLink href={`#${contentId}`}>{locale.t('nav.skip')}</SkipLink>;
});
