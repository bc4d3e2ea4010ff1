/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows have display: block, which removes their table roles in some browsers */
import type { VipProgrammeProps, VipRank, VipRanksReply } from '@livery/model';
import { AccountStateStore, VipStore } from '@livery/stores';
import { Badge, Card, Icon, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { contentLang } from '../../core/contentLang.ts';
import { LoginLink } from '../../core/LoginLink/LoginLink.tsx';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import styles from './VipProgramme.module.css';

export const VipProgramme = observer(function VipProgramme({ title }: VipProgrammeProps) {
  const stores = useStores();
  const vip = stores.get(VipStore);
  const { info } = stores.get(AccountStateStore);
  const { isGuest } = stores.session;
  useEffect(() => {
    if (!isGuest) void info.load({});
  }, [info, isGuest]);
  return (
    <ResourceView
      resource={useResource(vip.programme, {})}
      loadingText="vip.loading"
      skeleton={<Skeleton shape="block" ratio="16:6" />}
      className={styles.programme}
      isEmpty={({ ranks }) => ranks.length === 0 || !vip.hasVip}
      emptyText="vip.empty"
      emptyIcon="crown"
    >
      {(reply) => <Programme title={title} reply={reply} ownLevel={vip.vipRankLevel} />}
    </ResourceView>
  );
});

const Programme = observer(function Programme({
  title,
  reply,
  ownLevel,
}: {
  title: string;
  reply: VipRanksReply;
  ownLevel: number | undefined;
}) {
  const { locale, session } = useStores();
  const { benefits = [] } = reply;
  const rank = reply.ranks.find(({ rankLevel }) => rankLevel === ownLevel);
  return (
    <div className={styles.programme} lang={contentLang(locale, reply.language)}>
      {session.isGuest ? (
        <SignInCard />
      ) : rank ? (
        <OwnCard
          rank={rank}
          next={reply.ranks.find(({ rankLevel }) => rankLevel > rank.rankLevel)}
        />
      ) : null}
      <section aria-labelledby="vip-table" className={styles.section}>
        <h2 id="vip-table">{title}</h2>
        <table role="table" className={styles.table} aria-labelledby="vip-table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {locale.t('vip.rank')}
              </th>
              {benefits.map(({ code, name, text }) => (
                <th role="columnheader" key={code} scope="col">
                  <OperatorText>{name}</OperatorText>
                  {text === undefined ? null : (
                    <small>
                      <OperatorText>{text}</OperatorText>
                    </small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {reply.ranks.map((one) => (
              <RankRow
                key={one.rankLevel}
                rank={one}
                benefits={benefits.map(({ name }) => name)}
                isOwn={one.rankLevel === ownLevel}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
});

const RankRow = observer(function RankRow({
  rank: { rankLevel, rankName, requirement, values = [] },
  benefits,
  isOwn,
}: {
  rank: VipRank;
  benefits: readonly string[];
  isOwn: boolean;
}) {
  const { locale } = useStores();
  return (
    <tr role="row" data-own={isOwn ? '' : undefined} aria-current={isOwn ? 'true' : undefined}>
      <th role="rowheader" scope="row">
        <span className={styles.name} data-rank={Math.min(rankLevel, 5)}>
          <Icon name="crown" size="small" />
          <OperatorText>{rankName}</OperatorText>
          {isOwn ? <Badge tone="accent">{locale.t('vip.own')}</Badge> : null}
        </span>
        {requirement === undefined ? null : (
          <span className={styles.requirement}>
            <OperatorText>{requirement}</OperatorText>
          </span>
        )}
      </th>
      {benefits.map((name, index) => (
        <td role="cell" key={name} data-label={name}>
          {values[index] === '' || values[index] === undefined || values[index] === null ? (
            <span className={styles.none}>
              <span aria-hidden="true">–</span>
              <span className={styles.visuallyHidden}>{locale.t('vip.none')}</span>
            </span>
          ) : (
            <OperatorText>{values[index]}</OperatorText>
          )}
        </td>
      ))}
    </tr>
  );
});

function SignInCard() {
  const { locale } = useStores();
  return (
    <Card tone="accent" className={styles.card}>
      <Icon name="crown" size="huge" className={styles.crown} />
      <div className={styles.words}>
        <h2>{locale.t('vip.guestTitle')}</h2>
        <p>{locale.t('vip.guestText')}</p>
      </div>
      <LoginLink size="large" />
    </Card>
  );
}

function OwnCard({ rank, next }: { rank: VipRank; next: VipRank | undefined }) {
  const { locale } = useStores();
  return (
    <Card tone="accent" className={styles.card}>
      <Icon name="crown" size="huge" className={styles.crown} />
      <div className={styles.words}>
        <h2>{locale.t('vip.ownTitle', { rank: rank.rankName })}</h2>
        <p>{nextText()}</p>
      </div>
    </Card>
  );
  function nextText(): string {
    if (!next) return locale.t('vip.top');
    const { rankName, requirement } = next;
    return requirement === undefined
      ? locale.t('vip.nextRank', { rank: rankName })
      : locale.t('vip.next', { rank: rankName, requirement });
  }
}
