import type { IconName } from '@livery/model';
import { AccountStateStore, AfterLoginStore, NoticesStore, valueOf } from '@livery/stores';
import { Button, Checkbox, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { formatDateTime, zonedTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import { ModalFrame } from '../../core/ModalFrame/ModalFrame.tsx';
import { useClosedByNavigation } from '../../core/ModalFrame/useClosedByNavigation.ts';
import styles from './AfterLoginModal.module.css';

/** News for the member after login. Empty parts are omitted. Source: LOGN-06. */
export const AfterLoginModal = observer(function AfterLoginModal() {
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
  const noticesPath = stores.site.routePath('notices');
  return (
    <ModalFrame
      name="afterLoginModal"
      title={locale.t('afterLogin.hello', { name: afterLogin.name })}
      actions={
        <Button data-autofocus onClick={() => void modals.hide('afterLoginModal')}>
          {locale.t('afterLogin.go')}
        </Button>
      }
    >
      <div className={styles.content}>
        <LastLogin />
        <ul role="list" className={styles.facts}>
          {state.unreadMessage > 0 ? (
            <Fact icon="mail">{locale.t('account.unread', { count: state.unreadMessage })}</Fact>
          ) : null}
          {state.availablePromoCount > 0 ? (
            <Fact icon="gift" route="promotions">
              {locale.t('account.promotions', { count: state.availablePromoCount })}
            </Fact>
          ) : null}
          {state.referralEnabled ? (
            <Fact icon="users" route="promotions">
              {locale.t('afterLogin.referral')}
            </Fact>
          ) : null}
          {state.hasVip && state.vipRankLevel !== undefined ? (
            <Fact icon="crown" route="vip">
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
        <Checkbox
          name="today"
          label={locale.t('afterLogin.today')}
          checked={hidden}
          onChange={hide}
        />
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

/** Fact about the account, as a link if the brand has the page of `route`. */
const Fact = observer(function Fact({
  icon,
  route,
  children,
}: {
  icon: IconName;
  route?: string;
  children: ReactNode;
}) {
  const stores = useStores();
  const path =
    route === undefined || !stores.shows(stores.site.config.routes.routes[route]?.when)
      ? undefined
      : stores.site.routePath(route);
  return (
    <li className={styles.fact}>
      <Icon name={icon} />
      {path === undefined ? children : <a href={path}>{children}</a>}
    </li>
  );
});
