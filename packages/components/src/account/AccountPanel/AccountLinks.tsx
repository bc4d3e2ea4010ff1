import { permissionsOf, type IconName } from '@livery/model';
import { AccountStateStore } from '@livery/stores';
import { Badge, Icon, VisuallyHidden } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { centreAddress } from '../../core/centreAddress.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './AccountPanel.module.css';

/**
 * Links to the member centre, agent centre, promotions and VIP page: each only if the account is
 * entitled to it and the brand has the page. Source: SESS-04, SESS-12.
 */
export const AccountLinks = observer(function AccountLinks({ look }: { look: 'bar' | 'sheet' }) {
  const stores = useStores();
  const { locale, session } = stores;
  const state = stores.get(AccountStateStore);
  useResource(state.info, {});
  const permissions = permissionsOf(session.view);
  const { availablePromoCount: count, vipRankLevel: level } = state;
  const pathOf = (route: string): string | undefined =>
    stores.shows(stores.site.config.routes.routes[route]?.when)
      ? stores.site.routePath(route)
      : undefined;
  return (
    <>
      <AccountLink
        look={look}
        address={centreAddress(stores, 'mc')}
        icon="user"
        text={locale.t('account.memberCentre')}
      />
      {permissions.agentCentre ? (
        <AccountLink
          look={look}
          address={centreAddress(stores, 'ac') ?? pathOf('agentHome')}
          icon="users"
          text={locale.t('account.agentCentre')}
        />
      ) : null}
      {count > 0 ? (
        <AccountLink
          look={look}
          address={pathOf('promotions')}
          icon="gift"
          text={locale.t('account.promotions', { count })}
          badge={count}
        />
      ) : null}
      {state.hasVip && level !== undefined ? (
        <AccountLink
          look={look}
          address={pathOf('vip')}
          icon="crown"
          text={locale.t('account.rank', { level })}
          level={level}
        />
      ) : null}
    </>
  );
});

const AccountLink = observer(function AccountLink({
  look,
  address,
  icon,
  text,
  badge,
  level,
}: {
  look: 'bar' | 'sheet';
  /** Without one, the brand has no such page. */
  address: string | undefined;
  icon: IconName;
  text: string;
  /** Number of things that wait for the member. */
  badge?: number;
  /** Number beside the icon, which is no count. */
  level?: number;
}) {
  if (address === undefined) return null;
  return (
    <a className={styles.link} href={address} title={text}>
      <Icon name={icon} />
      {badge === undefined ? null : (
        <Badge tone="highlight" className={styles.count}>
          <span aria-hidden="true">{badge}</span>
        </Badge>
      )}
      {level === undefined || look === 'sheet' ? null : (
        <span className={styles.level} aria-hidden="true">
          {level}
        </span>
      )}
      {look === 'sheet' ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </a>
  );
});
