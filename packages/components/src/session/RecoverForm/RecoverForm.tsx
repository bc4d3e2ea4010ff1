import type { RecoverFormProps } from '@livery/model';
import { Button, Card } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../core/stores.ts';
import { Recovery } from './Recovery.tsx';
import styles from './RecoverForm.module.css';

export const RecoverForm = observer(function RecoverForm({ title, text }: RecoverFormProps) {
  const { locale, site } = useStores();
  return (
    <div className={styles.panels}>
      <Card padding="large" raised className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <Recovery label={title} text={text} />
      </Card>
      <Card className={styles.aside}>
        <h2 className={styles.question}>{locale.t('recover.noAccount')}</h2>
        <Button href={site.routePath('register')} variant="soft" wide>
          {locale.t('account.register')}
        </Button>
        <Button href={site.routePath('login')} variant="ghost" wide>
          {locale.t('account.login')}
        </Button>
      </Card>
    </div>
  );
});
