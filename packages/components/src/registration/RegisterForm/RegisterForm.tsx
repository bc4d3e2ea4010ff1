import type { RegisterFormProps } from '@livery/model';
import { Card } from '@livery/ui';
import styles from './RegisterForm.module.css';
import { Registration } from './Registration.tsx';

export function RegisterForm({ title, text }: RegisterFormProps) {
  return (
    <Card padding="large" raised className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      <Registration label={title} />
    </Card>
  );
}
