import { CentreCallStore } from '@livery/stores';
import { Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './RecordTable.module.css';

/** Link to the filtered records of all pages as a CSV file. */
export const ExportButton = observer(function ExportButton({
  call,
  request,
  file,
}: {
  call: string;
  request: Readonly<Record<string, unknown>>;
  file: string;
}) {
  const stores = useStores();
  return (
    <a
      className={styles.export}
      href={stores.get(CentreCallStore).exportAddress(call, request)}
      download={`${file}.csv`}
    >
      <Icon name="download" />
      {stores.locale.t('centre.export')}
    </a>
  );
});
