import type { IconName, MessagePanelProps } from '@livery/model';
import { Button, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './MessagePanel.module.css';

export const MessagePanel = observer(function MessagePanel({
  icon,
  title,
  text,
  route,
  action,
}: MessagePanelProps) {
  const stores = useStores();
  const path = route === undefined ? undefined : stores.site.routePath(route);
  return (
    <div className={styles.panel}>
      {icon === undefined ? null : (
        <Icon name={icon as IconName /* checked where the document was validated */} size="huge" />
      )}
      <h1>{title}</h1>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {path === undefined || action === undefined ? null : <Button href={path}>{action}</Button>}
    </div>
  );
});
