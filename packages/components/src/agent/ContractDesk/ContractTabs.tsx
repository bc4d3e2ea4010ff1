import type { ContractKind } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { observer } from 'mobx-react-lite';
import { RecordTable } from '../../centre/RecordTable/RecordTable.tsx';
import { rowsAt } from '../../centre/parts/rowValues.ts';
import { useCall } from '../../centre/parts/useCall.ts';
import { TabPanels } from '../../centre/TabPanels/TabPanels.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './ContractDesk.module.css';
import type { TableContext } from './contractParts.ts';
import {
  contractsTable,
  partiesTable,
  settlementsTable,
  type ContractSide,
} from './contractTables.ts';
import { requestsTable } from './requestsTable.ts';

/** Contracts with the upline, contracts with downlines, requests and settlements of a kind. */
export const ContractTabs = observer(function ContractTabs({ kind }: { kind: ContractKind }) {
  const stores = useStores();
  const { locale } = stores;
  const { centre = 'ac', key = '' } = stores.get(CentreStore).place ?? {};
  const context: TableContext = { t: locale.t, kind, page: `${centre}.${key}` };
  // The request of the first tab. A member without an upline has no contract of their own.
  const upline = useCall('getContractOptions', { kind, side: 'upline' });
  const hasUpline = upline.value === undefined || rowsAt(upline.value, 'list').length > 0;
  return (
    <TabPanels
      initial={hasUpline ? 'mine' : 'downlines'}
      label={locale.t('centre.contract.contracts')}
      tabs={[
        { id: 'mine', label: locale.t('centre.contract.mine') },
        { id: 'downlines', label: locale.t('centre.contract.downlines') },
        { id: 'requests', label: locale.t('centre.contract.requests') },
        { id: 'settlements', label: locale.t('centre.contract.settlements') },
      ]}
    >
      <SideContracts context={context} side="upline" />
      <SideContracts context={context} side="downline" />
      <RecordTable {...requestsTable(context)} />
      <RecordTable {...settlementsTable(context)} />
    </TabPanels>
  );
});

/** What can be requested of the parties of one side, and the contracts with them. */
function SideContracts({ context, side }: { context: TableContext; side: ContractSide }) {
  return (
    <div className={styles.tables}>
      <RecordTable {...partiesTable(context, side)} />
      <RecordTable {...contractsTable(context, side)} />
    </div>
  );
}
