import type { AccountPanelProps } from '@livery/model';
import {
  attempt,
  GameMoneyStore,
  memberIconQuery,
  memberIconUrls,
  unreadCount,
  unreadQuery,
  errorBody,
} from '@livery/stores';
import { Badge, Button, Icon, IconButton, Image, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { centreAddress } from '../../core/centreAddress.ts';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import styles from './AccountPanel.module.css';
import { AccountLinks } from './AccountLinks.tsx';
import { Balance } from './Balance.tsx';

type Look = NonNullable<AccountPanelProps['look']>;

/** Panel of a member: name, balance, links, unread messages and logout; `compact`: the balance. */
export const MemberPanel = observer(function MemberPanel({ look }: { look: Look }) {
  const { locale } = useStores();
  return (
    <div
      className={styles.panel}
      data-look={look}
      role="group"
      aria-label={locale.t('account.menu')}
    >
      {look === 'compact' ? (
        <>
          <Balance />
          <Deposit look={look} />
        </>
      ) : (
        <Account look={look} />
      )}
    </div>
  );
});

const Account = observer(function Account({ look }: { look: 'bar' | 'sheet' }) {
  const stores = useStores();
  const { dialogs, locale, page, session } = stores;
  useQuery(memberIconQuery);
  const { account } = session.view;
  useEffect(() => {
    // Once for the page: the panel of a sheet may be opened often.
    if (look === 'bar') void stores.get(GameMoneyStore).recall();
  }, [stores, account, look]);
  const logout = async (): Promise<void> => {
    const isConfirmed = await dialogs.ask({
      title: 'logout.title',
      body: { key: 'logout.question' },
      confirm: 'account.logout',
      cancel: 'dialog.cancel',
    });
    if (!isConfirmed) return;
    const { error } = await attempt(session.logout());
    if (error) await dialogs.ask({ title: 'logout.title', body: errorBody(error) });
    else page.goTo('home');
  };
  return (
    <>
      {/* Decorative, because the account name is next to it. */}
      <Image
        src={memberIconUrls(stores)}
        alt=""
        width={96}
        height={96}
        fallbackText={session.view.account ?? ''}
        className={styles.avatar ?? ''}
      />
      <span className={styles.name}>{session.view.account}</span>
      {session.view.state === 'trial' ? <Badge>{locale.t('account.trial')}</Badge> : null}
      <Balance />
      <Deposit look={look} />
      <AccountLinks look={look} />
      <Unread look={look} />
      {/* The member centre has the change of the password too. */}
      {session.isMember && centreAddress(stores, 'mc') === undefined ? (
        <ChangePassword look={look} />
      ) : null}
      {look === 'sheet' ? (
        <Button
          variant="soft"
          tone="neutral"
          iconStart="log-out"
          wide
          onClick={() => void logout()}
        >
          {locale.t('account.logout')}
        </Button>
      ) : (
        <IconButton
          icon="log-out"
          label={locale.t('account.logout')}
          onClick={() => void logout()}
        />
      )}
    </>
  );
});

/** Number of unread messages; a link to them if the brand has their page. */
const Unread = observer(function Unread({ look }: { look: 'bar' | 'sheet' }) {
  const stores = useStores();
  useQuery(unreadQuery);
  const unread = unreadCount(stores);
  const text = stores.locale.t('account.unread', { count: unread });
  const address = centreAddress(stores, 'mc.messageV2');
  const content = (
    <>
      <Icon name="mail" />
      {unread > 0 ? (
        <Badge tone="highlight" className={styles.count}>
          <span aria-hidden="true">{unread}</span>
        </Badge>
      ) : null}
      {look === 'sheet' ? text : null}
    </>
  );
  return (
    <>
      {address === undefined ? (
        <span className={styles.unread} title={text}>
          {content}
        </span>
      ) : (
        <a className={styles.unread} href={address} title={text} aria-label={text}>
          {content}
        </a>
      )}
      {look === 'bar' ? <VisuallyHidden role="status">{text}</VisuallyHidden> : null}
    </>
  );
});

/** Link to the deposits, beside the balance, if the brand has their page. */
const Deposit = observer(function Deposit({ look }: { look: Look }) {
  const stores = useStores();
  const address = centreAddress(stores, 'mc.depositv2');
  if (address === undefined) return null;
  const label = stores.locale.t('account.deposit');
  // The phone's bar has no room for the word.
  return look === 'compact' ? (
    <IconButton icon="plus" variant="solid" label={label} href={address} />
  ) : (
    <Button
      href={address}
      size={look === 'sheet' ? 'medium' : 'small'}
      iconStart="wallet"
      wide={look === 'sheet'}
    >
      {label}
    </Button>
  );
});

/** Opens the change of the password that the member asks for. Source: MODL-04, PASS-06. */
const ChangePassword = observer(function ChangePassword({ look }: { look: 'bar' | 'sheet' }) {
  const { locale, modals } = useStores();
  const label = locale.t('account.changePassword');
  const open = (): void =>
    void modals.show('changePassModal', { mustChange: false, passwordKept: false });
  return look === 'sheet' ? (
    <Button variant="soft" tone="neutral" iconStart="lock" wide onClick={open}>
      {label}
    </Button>
  ) : (
    <IconButton icon="lock" label={label} onClick={open} />
  );
});
