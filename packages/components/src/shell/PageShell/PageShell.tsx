import type { PageShellProps } from '@livery/model';
import type { Placed } from '../../core/Placed.ts';
import styles from './PageShell.module.css';

/** Id of the element that the skip link and every navigation lead to. */
export const contentId = 'content';

export function PageShell({ navigation = 'top', children, slots = {} }: PageShellProps & Placed) {
  return (
    <div
      className={styles.shell}
      data-navigation={navigation}
      data-aside={slots.aside ? '' : undefined}
    >
      {slots.utility || slots.header ? (
        <header className={styles.bars}>
          {slots.utility ? <div className={styles.utility}>{slots.utility}</div> : null}
          {slots.header ? <div className={styles.header}>{slots.header}</div> : null}
        </header>
      ) : null}
      {slots.rail ? <div className={styles.rail}>{slots.rail}</div> : null}
      <div className={styles.middle}>
        {slots.notice}
        <main className={styles.main}>
          {slots.banner}
          <div className={styles.content} id={contentId} tabIndex={-1}>
            {children}
          </div>
        </main>
        {slots.footer}
        {slots.aside}
      </div>
      {slots.bottom ? <div className={styles.bottom}>{slots.bottom}</div> : null}
    </div>
  );
}
