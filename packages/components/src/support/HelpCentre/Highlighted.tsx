import { cutAtWords } from '@livery/model';
import { OperatorText } from '@livery/ui';
import styles from './Highlighted.module.css';

/** Operator's text with the search words highlighted. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <OperatorText>
      {cutAtWords(text, words).map((piece, index) =>
        index % 2 === 1 ? (
          <mark key={index} className={styles.match}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </OperatorText>
  );
}
