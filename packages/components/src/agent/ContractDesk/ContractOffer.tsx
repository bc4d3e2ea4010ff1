import type { Contract, ContractKind, ContractOption, ContractOptionsReply } from '@livery/model';
import { CentreStore } from '@livery/stores';
import { Button, EmptyState, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useCall } from '../../centre/parts/useCall.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './ContractDesk.module.css';
import { ContractForm } from './ContractForm.tsx';

/** The request for a new contract with one party, if the operator allows one now. */
export const ContractOffer = observer(function ContractOffer({
  kind,
  memberId,
  onSent,
}: {
  kind: ContractKind;
  memberId: string;
  onSent: () => void;
}) {
  const stores = useStores();
  const { locale } = stores;
  const centre = stores.get(CentreStore);
  const options = useCall('getContractOptions', { kind, memberId });
  return (
    <section className={styles.offer}>
      <Button
        variant="link"
        size="small"
        iconStart="arrow-left"
        onClick={() => centre.setParams({ memberId: '' })}
      >
        {locale.t('centre.contract.back')}
      </Button>
      <ResourceView resource={options} loadingText="centre.loading" skeleton={formSkeleton}>
        {(reply) => {
          const option = reply.list.find((party) => party.memberId === memberId);
          if (!option)
            return <EmptyState icon="users" title={locale.t('centre.contract.unknownParty')} />;
          return option.mayRequest === false ? (
            <RefusedOffer option={option} />
          ) : (
            <PartyOffer kind={kind} option={option} options={reply} onSent={onSent} />
          );
        }}
      </ResourceView>
    </section>
  );
});

const formSkeleton = <Skeleton shape="line" lines={8} />;

/** Why no contract can be requested of a party. */
const RefusedOffer = observer(function RefusedOffer({
  option: { label, reason = 'notOffered' },
}: {
  option: ContractOption;
}) {
  const { locale } = useStores();
  const key = `centre.contract.reason.${reason}`;
  return (
    <>
      <h3>
        <OperatorText>{label}</OperatorText>
      </h3>
      <p>{locale.has(key) ? locale.text(key) : reason}</p>
    </>
  );
});

/** The form, once the active contract with the party is known, whose terms it starts with. */
const PartyOffer = observer(function PartyOffer({
  kind,
  option,
  options,
  onSent,
}: {
  kind: ContractKind;
  option: ContractOption;
  options: ContractOptionsReply;
  onSent: () => void;
}) {
  const { memberId } = option;
  const hasContract = option.contractId !== undefined;
  const contracts = useCall('getContracts', { kind, memberId, status: 'active' }, hasContract);
  const form = (active?: Contract) => (
    <ContractForm
      // Other terms or limits need a new form; the same ones keep what was typed.
      key={JSON.stringify([active?.contractId, option.maximumRate, options.maximumTiers])}
      kind={kind}
      option={option}
      options={options}
      active={active}
      onSent={onSent}
    />
  );
  if (!hasContract) return form();
  return (
    <ResourceView resource={contracts} loadingText="centre.loading" skeleton={formSkeleton}>
      {({ list: [active] }) => form(active)}
    </ResourceView>
  );
});
