import { roleOf, type MemberInfo } from '@livery/model';
import { AccountStateStore, memberIconQuery, memberIconUrls, valueOf } from '@livery/stores';
import { Badge, Button, Card, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatDateTime, zonedTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import { useQuery } from '../../core/useQuery.ts';
import { useResource } from '../../core/useResource.ts';
import { DetailLine } from './DetailLine.tsx';
import styles from './SecurityCentre.module.css';

const pictureSize = 96;

/** Avatar, name, account, rank and last login of the member. */
export const ProfileHead = observer(function ProfileHead({ info }: { info: MemberInfo }) {
  const stores = useStores();
  const { locale, modals } = stores;
  const login = useResource(stores.get(AccountStateStore).info, {});
  useQuery(memberIconQuery);
  const { account, clubLabel, nickname = account, type } = info;
  const { lastLoginAt, lastLoginAddress } = valueOf(login.state) ?? {};
  return (
    <Card>
      <section className={styles.head} aria-label={locale.t('mc.security.profile')}>
        <div className={styles.portrait}>
          {/* Decorative, because the name is next to it. */}
          <Image
            src={memberIconUrls(stores)}
            alt=""
            width={pictureSize}
            height={pictureSize}
            fallbackText={nickname}
            className={styles.avatar ?? ''}
          />
          <Button
            variant="soft"
            tone="neutral"
            size="small"
            onClick={() => void modals.show('securityForm', { item: 'avatar' })}
          >
            {locale.t('mc.security.changeAvatar')}
          </Button>
        </div>
        <div className={styles.facts}>
          <div className={styles.name}>
            <h3>
              <OperatorText>{nickname}</OperatorText>
            </h3>
            <Button
              variant="link"
              size="small"
              onClick={() => void modals.show('securityForm', { item: 'nickname' })}
            >
              {locale.t('mc.security.changeNickname')}
            </Button>
          </div>
          <p className={styles.badges}>
            <Badge>{locale.t(`role.${roleOf(type)}`)}</Badge>
            {clubLabel?.labelName === undefined ? null : (
              <Badge tone="highlight" icon="crown">
                <OperatorText>{clubLabel.labelName}</OperatorText>
              </Badge>
            )}
          </p>
          <dl className={styles.details}>
            <dt>{locale.t('mc.security.account')}</dt>
            <dd>
              <OperatorText>{account}</OperatorText>
            </dd>
            <dt>{locale.t('mc.security.lastLogin')}</dt>
            <dd>
              {lastLoginAt === undefined ? (
                locale.t('mc.security.firstLogin')
              ) : (
                <DetailLine
                  parts={[formatDateTime(stores, lastLoginAt, zonedTime), lastLoginAddress]}
                />
              )}
            </dd>
          </dl>
        </div>
      </section>
    </Card>
  );
});
