import type { IconName, MemberInfo, TextKey } from '@livery/model';
import {
  isSecured,
  securityItems,
  type SecurityItem,
  type SecurityItemId,
  type SecurityState,
} from '@livery/stores';
import { Badge, Button, Card, Icon, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './SecurityCentre.module.css';

interface RowTexts {
  readonly icon: IconName;
  readonly title: TextKey;
  readonly text: TextKey;
  /** Text of the button by state; a state without one has no button. */
  readonly actions: Partial<Record<SecurityState, TextKey>>;
}

const change = 'mc.security.change';
const contactActions = {
  none: 'mc.security.add',
  unverified: 'mc.security.verify',
  verified: change,
} as const;

const rows: Readonly<Record<SecurityItemId, RowTexts>> = {
  loginPassword: {
    icon: 'lock',
    title: 'mc.security.loginPassword',
    text: 'mc.security.loginPasswordText',
    actions: { set: change },
  },
  paymentPassword: {
    icon: 'shield-check',
    title: 'mc.security.paymentPassword',
    text: 'mc.security.paymentUse',
    actions: { none: 'mc.security.setUp', set: change },
  },
  realName: {
    icon: 'user',
    title: 'mc.security.realName',
    text: 'mc.security.realNameText',
    actions: { none: 'mc.security.add' },
  },
  mobile: {
    icon: 'phone',
    title: 'mc.security.mobile',
    text: 'mc.security.mobileText',
    actions: contactActions,
  },
  email: {
    icon: 'mail',
    title: 'mc.security.email',
    text: 'mc.security.emailText',
    actions: contactActions,
  },
  payoutAccounts: {
    icon: 'landmark',
    title: 'mc.security.payoutAccounts',
    text: 'mc.security.payoutText',
    actions: { none: 'mc.security.add', set: 'mc.security.manage' },
  },
  authenticator: {
    icon: 'smartphone',
    title: 'mc.security.authenticator',
    text: 'mc.security.authenticatorUse',
    actions: { none: 'mc.security.setUp', set: 'mc.security.remove' },
  },
};

const states: Readonly<
  Record<SecurityState, { text: TextKey; tone: 'warning' | 'neutral' | 'positive'; icon: IconName }>
> = {
  none: { text: 'mc.security.state.none', tone: 'warning', icon: 'circle-alert' },
  set: { text: 'mc.security.state.set', tone: 'positive', icon: 'circle-check' },
  unverified: { text: 'mc.security.state.unverified', tone: 'warning', icon: 'info' },
  verified: { text: 'mc.security.state.verified', tone: 'positive', icon: 'circle-check' },
  locked: { text: 'mc.security.state.locked', tone: 'neutral', icon: 'lock' },
};

/** What secures the account, with the state of each and how much of it is done. */
export const SecurityRows = observer(function SecurityRows({ info }: { info: MemberInfo }) {
  const { locale } = useStores();
  const headingId = useId();
  const items = securityItems(info);
  const done = items.filter(isSecured).length;
  const progress = locale.t('mc.security.progress', { done, total: items.length });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.progress}>
        <h3 id={headingId}>{locale.t('mc.security.title')}</h3>
        <span id={`${headingId}-done`}>{progress}</span>
        <progress max={items.length} value={done} aria-labelledby={`${headingId}-done`} />
      </div>
      <Card padding="none">
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <SecurityRow key={item.id} item={item} />
          ))}
        </ul>
      </Card>
    </section>
  );
});

const SecurityRow = observer(function SecurityRow({ item }: { item: SecurityItem }) {
  const { locale, modals } = useStores();
  const rowId = useId();
  const { id, state, value } = item;
  const { actions, icon, text, title } = rows[id];
  const action = actions[state];
  const open = (): void => {
    if (id === 'loginPassword')
      void modals.show('changePassModal', { mustChange: false, passwordKept: false });
    else void modals.show('securityForm', { item: id });
  };
  return (
    <li className={styles.row}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>
        <h4 id={`${rowId}-title`}>{locale.t(title)}</h4>
        <p>{value === undefined ? locale.t(text) : <OperatorText>{value}</OperatorText>}</p>
      </div>
      <Badge tone={states[state].tone} icon={states[state].icon} className={styles.state}>
        <span id={`${rowId}-state`}>{locale.t(states[state].text)}</span>
      </Badge>
      <span className={styles.action}>
        {action === undefined ? null : (
          <Button
            id={`${rowId}-action`}
            variant={state === 'none' ? 'solid' : 'soft'}
            tone={state === 'none' ? 'accent' : 'neutral'}
            size="small"
            aria-labelledby={`${rowId}-action ${rowId}-title`}
            aria-describedby={`${rowId}-state`}
            onClick={open}
          >
            {locale.t(action)}
          </Button>
        )}
      </span>
    </li>
  );
});
