import type { LeaderboardRulesProps } from '@livery/model';
import { OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useCall } from '../../centre/parts/useCall.ts';
import { contentLang } from '../../core/contentLang.ts';
import { useStores } from '../../core/stores.ts';
import styles from './LeaderboardRules.module.css';

/** Shows nothing while loading or after a failure, because the table beside it shows both. */
export const LeaderboardRules = observer(function LeaderboardRules({
  title,
}: LeaderboardRulesProps) {
  const { locale } = useStores();
  const { language, rules = [] } = useCall('leaderboard', {}).value ?? {};
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="leaderboard-rules">
      <h3 id="leaderboard-rules">{title}</h3>
      <ul className={styles.rules} lang={contentLang(locale, language)}>
        {rules.map((rule) => (
          <li key={rule}>
            <OperatorText>{rule}</OperatorText>
          </li>
        ))}
      </ul>
    </section>
  );
});
