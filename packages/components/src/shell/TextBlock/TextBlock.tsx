import type { TextBlockProps } from '@livery/model';
import styles from './TextBlock.module.css';

export function TextBlock({ title, text, level = 2 }: TextBlockProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.block}>
      <Heading>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
    </div>
  );
}
