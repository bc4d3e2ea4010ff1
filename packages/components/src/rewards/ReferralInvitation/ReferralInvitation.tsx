import type { ReferralInvitationProps, ReferralReply } from '@livery/model';
import { AccountStateStore } from '@livery/stores';
import { Card, OperatorText, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { ActionButtons } from '../../centre/parts/ActionButtons.tsx';
import { FigureList } from '../../centre/parts/FigureList.tsx';
import { InvitationLink } from '../../centre/parts/InvitationLink.tsx';
import { useCall } from '../../centre/parts/useCall.ts';
import { contentLang } from '../../core/contentLang.ts';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './ReferralInvitation.module.css';

export const ReferralInvitation = observer(function ReferralInvitation({
  title,
}: ReferralInvitationProps) {
  const referral = useCall('getReferral', {});
  return (
    <section className={styles.referral}>
      <h3>{title}</h3>
      <ResourceView
        resource={referral}
        loadingText="centre.loading"
        skeleton={<Skeleton shape="line" lines={6} />}
      >
        {(reply) => (
          <>
            <Card tone="accent">
              <InvitationLink code={reply.code} />
            </Card>
            <Results reply={reply} />
            <Programme reply={reply} />
          </>
        )}
      </ResourceView>
    </section>
  );
});

const Results = observer(function Results({ reply }: { reply: ReferralReply }) {
  const { locale } = useStores();
  const { claimable = 0 } = reply;
  return (
    <>
      <FigureList
        call="getReferral"
        reply={{ ...reply }}
        figures={[
          { path: 'registered', label: locale.t('mc.referral.registered'), format: 'number' },
          { path: 'qualified', label: locale.t('mc.referral.qualified'), format: 'number' },
          { path: 'earned', label: locale.t('mc.referral.earned'), format: 'money' },
          {
            path: 'claimable',
            label: locale.t('mc.referral.claimable'),
            format: 'money',
            emphasis: true,
          },
        ]}
      />
      <ActionButtons
        actions={
          claimable > 0
            ? [
                {
                  label: locale.t('mc.rewards.claim'),
                  tone: 'accent',
                  icon: 'gift',
                  call: 'claimReferral',
                  done: locale.t('promo.paid'),
                },
              ]
            : []
        }
        refresh={['getReferral', 'getReferralMembers']}
      />
    </>
  );
});

const Programme = observer(function Programme({
  reply: { language, rules = [], tiers = [] },
}: {
  reply: ReferralReply;
}) {
  const stores = useStores();
  const { locale } = stores;
  const { currencySymbol } = stores.get(AccountStateStore);
  if (rules.length === 0 && tiers.length === 0) return null;
  return (
    <section aria-labelledby="referral-rules">
      <h4 id="referral-rules">{locale.t('mc.referral.rules')}</h4>
      <ul className={styles.rules} lang={contentLang(locale, language)}>
        {tiers.map(({ tierId, friends, reward }) => (
          <li key={tierId} lang={locale.language.tag}>
            {locale.t('mc.referral.tier', {
              friends,
              reward: locale.formatMoney(reward, { symbol: currencySymbol }),
            })}
          </li>
        ))}
        {rules.map((rule) => (
          <li key={rule}>
            <OperatorText>{rule}</OperatorText>
          </li>
        ))}
      </ul>
    </section>
  );
});
