import type { ContractDeskProps, ContractKind } from '@livery/model';
import {
  CentreStore,
  contractRequestsOf,
  contractSettingsQuery,
  contractTermsOf,
  type RootStore,
} from '@livery/stores';
import { Chips, EmptyState, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { rowsAt } from '../../centre/parts/rowValues.ts';
import { useCall } from '../../centre/parts/useCall.ts';
import { FailedState } from '../../core/FailedState/FailedState.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './ContractDesk.module.css';
import { ContractOffer } from './ContractOffer.tsx';
import { ContractTabs } from './ContractTabs.tsx';

/** Flag of each kind. Source: AGNT-02, AGNT-14, AGNT-15, AGNT-16. */
const flags: Readonly<Record<ContractKind, string>> = {
  dividend: 'enableCt',
  salary: 'salary',
  hourSalary: 'hourSalary',
  realtimeSalary: 'agentRealtimeSalary',
};

export const ContractDesk = observer(function ContractDesk({ kinds }: ContractDeskProps) {
  const stores = useStores();
  const { locale } = stores;
  const centre = stores.get(CentreStore);
  const [isSent, setSent] = useState(false);
  const offered = kinds.filter((kind) => stores.flag(flags[kind]) === true);
  const kind = offered.find((name) => name === centre.param('kind')) ?? offered[0];
  const memberId = centre.param('memberId');
  const element = useFocusAfter(memberId);
  if (kind === undefined)
    return <EmptyState icon="file-text" title={locale.t('centre.contract.off')} />;
  const select = (name: string): void => {
    setSent(false);
    centre.setParams({ kind: name, memberId: '', page: '', status: '' });
  };
  return (
    <div ref={element} className={styles.desk} tabIndex={-1}>
      {offered.length > 1 ? <KindChoice kinds={offered} kind={kind} onChange={select} /> : null}
      <KindTerms kind={kind} memberId={memberId} />
      <p className={styles.sent} role="status">
        {isSent && memberId === '' ? locale.t('centre.contract.sent') : null}
      </p>
      {memberId === '' ? (
        <ContractTabs key={kind} kind={kind} />
      ) : (
        <ContractOffer
          key={`${kind} ${memberId}`}
          kind={kind}
          memberId={memberId}
          onSent={() => setSent(true)}
        />
      )}
    </div>
  );
});

/**
 * Returns the element that takes the focus when the request opens or closes, as its button is gone.
 */
function useFocusAfter(memberId: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const previous = useRef(memberId);
  useEffect(() => {
    if (previous.current !== memberId) element.current?.focus();
    previous.current = memberId;
  }, [memberId]);
  return element;
}

/** Choice of the kind, with the requests of each that wait for the member's answer. */
const KindChoice = observer(function KindChoice({
  kinds,
  kind,
  onChange,
}: {
  kinds: readonly ContractKind[];
  kind: ContractKind;
  onChange: (kind: string) => void;
}) {
  const { locale } = useStores();
  const open = useCall('getContractRequests', openRequests);
  const waiting = rowsAt(open.value, 'list').filter(({ mayAnswer }) => mayAnswer === true);
  return (
    <>
      <Chips
        label={locale.t('centre.contract.kind')}
        wrap
        value={kind}
        options={kinds.map((value) => {
          const count = waiting.filter((request) => request.kind === value).length;
          return {
            value,
            label: locale.t(`centre.contract.kind.${value}`),
            ...(count > 0 && { count: locale.formats.number(count) }),
          };
        })}
        onChange={onChange}
      />
      {/* A kind can be chosen without its count, so neither loading nor nothing is shown. */}
      {open.value === undefined && open.state.status === 'failed' ? (
        <FailedState
          title="centre.contract.requests"
          error={open.state.error}
          onRetry={open.retry}
        />
      ) : null}
    </>
  );
});

const openRequests = { status: 'requested', pageSize: 100 };

/** What a contract of the kind pays, and who may request one. Source: AGNT-04. */
const KindTerms = observer(function KindTerms({
  kind,
  memberId,
}: {
  kind: ContractKind;
  memberId: string;
}) {
  const stores = useStores();
  const { locale } = stores;
  const settings = useQuery(contractSettingsQuery);
  // The request of the table or form below, so that it costs none of its own.
  const request = memberId === '' ? { kind, side: 'upline' } : { kind, memberId };
  const options = useCall('getContractOptions', request, kind === 'realtimeSalary');
  const about = locale.t(`centre.contract.about.${kind}`, {
    minutes: contractTermsOf(stores, kind, options.value).realTimeMinutes,
  });
  return (
    <div className={styles.terms}>
      <p className={styles.hint}>{about}</p>
      <ResourceView
        resource={settings}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" />}
      >
        {() => {
          const who = whoRequests(stores, kind);
          return who ? (
            <p className={styles.hint}>{locale.t(`centre.contract.who.${who}`)}</p>
          ) : null;
        }}
      </ResourceView>
    </div>
  );
});

function whoRequests(
  stores: RootStore,
  kind: ContractKind,
): 'both' | 'ask' | 'offer' | 'none' | undefined {
  const rights = contractRequestsOf(stores, kind);
  if (!rights) return undefined;
  if (rights.ask) return rights.offer ? 'both' : 'ask';
  return rights.offer ? 'offer' : 'none';
}
