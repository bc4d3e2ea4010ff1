import type { IconName, JoinProgrammeProps, TextKey } from '@livery/model';
import { Badge, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import styles from './JoinProgramme.module.css';

const offers: readonly { icon: IconName; title: TextKey; text: TextKey }[] = [
  { icon: 'percent', title: 'join.offer.share', text: 'join.offer.shareText' },
  { icon: 'calendar', title: 'join.offer.monthly', text: 'join.offer.monthlyText' },
  { icon: 'file-text', title: 'join.offer.reports', text: 'join.offer.reportsText' },
  { icon: 'headset', title: 'join.offer.manager', text: 'join.offer.managerText' },
];
const requirements: readonly TextKey[] = [
  'join.rule.age',
  'join.rule.truth',
  'join.rule.minors',
  'join.rule.spam',
  'join.rule.own',
];

export const JoinProgramme = observer(function JoinProgramme({
  revenue = 100_000,
  ratePercent = 30,
}: JoinProgrammeProps) {
  const { locale, site } = useStores();
  return (
    <div className={styles.programme}>
      <ul role="list" className={styles.offers}>
        {offers.map(({ icon, title, text }) => (
          <li key={title} className={styles.offer}>
            <Icon name={icon} size="large" className={styles.icon} />
            <h2 className={styles.title}>{locale.t(title)}</h2>
            <p>{locale.t(text)}</p>
          </li>
        ))}
      </ul>
      <section className={styles.example} aria-labelledby="join-example">
        <header className={styles.head}>
          <h2 id="join-example">{locale.t('join.exampleTitle')}</h2>
          <Badge tone="warning">{locale.t('join.exampleBadge')}</Badge>
        </header>
        <dl className={styles.sum}>
          <div>
            <dt>{locale.t('join.exampleRevenue')}</dt>
            <dd>{locale.formatMoney(revenue)}</dd>
          </div>
          <div>
            <dt>{locale.t('join.exampleRate')}</dt>
            <dd>{ratePercent} %</dd>
          </div>
          <div data-total="">
            <dt>{locale.t('join.exampleShare')}</dt>
            <dd>{locale.formatMoney((revenue * ratePercent) / 100)}</dd>
          </div>
        </dl>
        <p className={styles.note}>{locale.t('join.exampleNote')}</p>
      </section>
      <section aria-labelledby="join-rules">
        <h2 id="join-rules">{locale.t('join.rules')}</h2>
        <ul role="list" className={styles.rules}>
          {requirements.map((key) => (
            <li key={key}>
              <Icon name="check" className={styles.icon} />
              <span>{locale.t(key, { age: site.config.compliance.minimumAge })}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});
