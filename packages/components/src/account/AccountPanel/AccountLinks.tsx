import { permissionsOf, type IconName } from '@livery/model';
import { AccountStateStore } from '@livery/stores';
import { Badge, Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './AccountPanel.module.css';

/**
 * Links to the member centre, agent centre, promotions and VIP page: each only if the account is
 * entitled to it and the brand has the page. Source: SESS-04, SESS-12.
 */
export const AccountLinks = observer(function AccountLinks() {
  const stores = useStores();
  const { locale, session } = stores;
  const state = stores.get(AccountStateStore);
  useResource(state.info, {});
  const permissions = permissionsOf(session.view);
  const { availablePromoCount: count, vipRankLevel: level } = state;
  return (
    <>
      {permissions.memberCentre ? (
        <AccountLink route="memberCentre" icon="user" text={locale.t('account.memberCentre')} />
      ) : null}
      {permissions.agentCentre ? (
        <AccountLink route="agentHome" icon="users" text={locale.t('route.agentHome.title')} />
      ) : null}
      {count > 0 ? (
        <AccountLink
          route="promotions"
          icon="gift"
          text={locale.t('account.promotions', { count })}
          badge={count}
        />
      ) : null}
      {state.hasVip && level !== undefined ? (
        <AccountLink
          route="vip"
          icon="crown"
          text={locale.t('account.rank', { level })}
          badge={level}
        />
      ) : null}
    </>
  );
});

const AccountLink = observer(function AccountLink({
  route,
  icon,
  text,
  badge,
}: {
  route: string;
  icon: IconName;
  text: string;
  badge?: number;
}) {
  const stores = useStores();
  const path = stores.shows(stores.site.config.routes.routes[route]?.when)
    ? stores.site.routePath(route)
    : undefined;
  if (path === undefined) return null;
  return (
    <a className={styles.link} href={path} title={text}>
      <Icon name={icon} />
      {badge === undefined ? null : (
        <Badge tone="highlight" className={styles.count}>
          <span aria-hidden="true">{badge}</span>
        </Badge>
      )}
      <VisuallyHidden>{text}</VisuallyHidden>
    </a>
  );
});
