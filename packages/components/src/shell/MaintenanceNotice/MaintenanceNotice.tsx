import type { MaintenanceNoticeProps } from '@livery/model';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import styles from './MaintenanceNotice.module.css';

/** Announces upcoming maintenance. Source: STAT-05. @param _props none */
export const MaintenanceNotice = observer(function MaintenanceNotice(
  _props: MaintenanceNoticeProps,
) {
  const stores = useStores();
  const {
    locale,
    page: { maintenance },
  } = stores;
  if (!maintenance) return null;
  const { startAt, endAt } = maintenance;
  const timeOf = (dateTime: string) =>
    formatDateTime(stores, dateTime, { dateStyle: 'long', timeStyle: 'short' });
  const text =
    endAt === undefined
      ? locale.t('status.announced', { start: timeOf(startAt) })
      : locale.t('status.announcedUntil', { start: timeOf(startAt), end: timeOf(endAt) });
  return (
    <p role="status" className={styles.notice}>
      <Icon name="triangle-alert" />
      <span>{text}</span>
    </p>
  );
});
