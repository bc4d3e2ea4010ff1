import type { IconName, ModalProps } from '@livery/model';
import { AccountStateStore, AfterLoginStore, NoticesStore, valueOf } from '@livery/stores';
import { Button, ButtonGroup, Checkbox, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { centreAddress } from '../../core/centreAddress.ts';
import { formatDateTime, zonedTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import styles from './AfterLoginModal.module.css';

/**
 * News for the member after login. Empty parts are omitted. After a registration it leads to the
 * first deposit. Source: LOGN-06.
 */
export const AfterLoginModal = observer(function AfterLoginModal({
  isNew,
}: ModalProps['afterLoginModal']) {
  const stores = useStores();
  const { locale, modals, session } = stores;
  const [afterLogin, state, notices] = [
    stores.get(AfterLoginStore),
    stores.get(AccountStateStore),
    stores.get(NoticesStore),
  ];
  const [hidden, setHidden] = useState(false);
  useClosedByNavigation('afterLoginModal');
  const hide = (value: boolean): void => {
    setHidden(value);
    afterLogin.hide(value);
  };
  const news = session.isGuest ? [] : (valueOf(notices.members.at({}))?.player ?? []);
  const deposit = isNew ? centreAddress(stores, 'mc.depositv2') : undefined;
  const pathOf = (route: string): string | undefined =>
    stores.shows(stores.site.config.routes.routes[route]?.when)
      ? stores.site.routePath(route)
      : undefined;
  const noticesPath = stores.site.routePath('notices');
  return (
    <ModalFrame
      name="afterLoginModal"
      title={locale.t('afterLogin.hello', { name: afterLogin.name })}
      actions={
        <ButtonGroup align="center">
          {deposit === undefined ? null : (
            <Button href={deposit} iconStart="wallet">
              {locale.t('account.deposit')}
            </Button>
          )}
          <Button
            data-autofocus
            variant={deposit === undefined ? 'solid' : 'soft'}
            onClick={() => void modals.hide('afterLoginModal')}
          >
            {locale.t('afterLogin.go')}
          </Button>
        </ButtonGroup>
      }
    >
      <div className={styles.content}>
        {isNew ? <p className={styles.last}>{locale.t('afterLogin.new')}</p> : <LastLogin />}
        <ul role="list" className={styles.facts}>
          {state.unreadMessage > 0 ? (
            <Fact icon="mail" address={centreAddress(stores, 'mc.messageV2')}>
              {locale.t('account.unread', { count: state.unreadMessage })}
            </Fact>
          ) : null}
          {state.availablePromoCount > 0 ? (
            <Fact icon="gift" address={pathOf('promotions')}>
              {locale.t('account.promotions', { count: state.availablePromoCount })}
            </Fact>
          ) : null}
          {state.referralEnabled ? (
            <Fact icon="users" address={centreAddress(stores, 'mc.referral')}>
              {locale.t('afterLogin.referral')}
            </Fact>
          ) : null}
          {state.hasVip && state.vipRankLevel !== undefined ? (
            <Fact icon="crown" address={pathOf('vip')}>
              {locale.t('account.rank', { level: state.vipRankLevel })}
            </Fact>
          ) : null}
        </ul>
        {news.length === 0 || noticesPath === undefined ? null : (
          <section className={styles.content} aria-labelledby="after-login-news">
            <h3 id="after-login-news" className={styles.news}>
              {locale.t('afterLogin.news')}
            </h3>
            <ul role="list" className={styles.list}>
              {news.map(({ id, title }) => (
                <li key={id}>
                  <a href={`${noticesPath}#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isNew ? null : (
          <Checkbox
            name="today"
            label={locale.t('afterLogin.today')}
            checked={hidden}
            onChange={hide}
          />
        )}
      </div>
    </ModalFrame>
  );
});

/** Time and address of the last login, by which the member can notice one by another person. */
const LastLogin = observer(function LastLogin() {
  const stores = useStores();
  const { lastLoginAt, lastLoginAddress } =
    valueOf(stores.get(AccountStateStore).info.at({})) ?? {};
  if (lastLoginAt === undefined) return null;
  const time = formatDateTime(stores, lastLoginAt, zonedTime);
  return (
    <p className={styles.last}>
      {lastLoginAddress === undefined
        ? stores.locale.t('afterLogin.last', { time })
        : stores.locale.t('afterLogin.lastFrom', { time, address: lastLoginAddress })}
    </p>
  );
});

/** Fact about the account, as a link if it has an address. */
function Fact({
  icon,
  address,
  children,
}: {
  icon: IconName;
  address: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      {address === undefined ? children : <a href={address}>{children}</a>}
    </li>
  );
}
