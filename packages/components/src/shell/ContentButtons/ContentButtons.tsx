import type { ContentButtonsProps, IconName } from '@livery/model';
import { Button } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { contentLink } from '../ContentPicture/contentLink.ts';
import styles from './ContentButtons.module.css';

export const ContentButtons = observer(function ContentButtons({
  buttons,
  align = 'start',
}: ContentButtonsProps) {
  const stores = useStores();
  const shown = buttons.flatMap((button) => {
    const target = contentLink(stores, button.link);
    return target ? { ...button, ...target } : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.buttons} data-align={align}>
      {shown.map(({ label, href, target, icon, look }) => (
        <Button
          key={label}
          href={href}
          target={target}
          variant={look}
          iconStart={icon as IconName | undefined /* checked where the document was validated */}
        >
          {label}
        </Button>
      ))}
    </div>
  );
});
