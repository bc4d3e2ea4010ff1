import { flagCodes } from './flagCodes.gen.ts';
// Never a data: URI, because <use> may only reference a document of the page's own origin.
import sprite from './flags.gen.svg?url&no-inline';
import styles from './CountryPicker.module.css';

const known = new Set(flagCodes);

/**
 * Flag of a country; its ISO 3166 code if there is no picture. Source: LOGN-15.
 *
 * @param label accessible name. Without it, the flag is decorative.
 */
export function CountryFlag({ code, label }: { code: string; label?: string }) {
  if (!known.has(code)) return <span className={styles.code}>{code}</span>;
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 3 2"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${sprite}#${code}`} />
    </svg>
  );
}
