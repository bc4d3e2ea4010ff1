import type { PageShellProps } from '@livery/contract';
import type { Placed } from '../Placed.ts';
import styles from './PageShell.module.css';

/** The element the skip link and every navigation lead to. */
export const contentId = 'content';

export function PageShell({ navigation = 'top', children, slots = {} }: PageShellProps & Placed) {
  return (
    <div className={styles.shell} data-navigation={navigation}>
      {slots.utility ? <div className={styles.utility}>{slots.utility}</div> : null}
      {slots.header ? <header className={styles.header}>{slots.header}</header> : null}
      {slots.rail ? <div className={styles.rail}>{slots.rail}</div> : null}
      <div className={styles.middle}>
        {slots.banner ? <div className={styles.banner}>{slots.banner}</div> : null}
        <main className={styles.main} id={contentId} tabIndex={-1}>{children}</main>
        {slots.footer}
      </div>
      {slots.bottom ? <div className={styles.bottom}>{slots.bottom}</div> : null}
    </div>
  );
}
