import type { CentreBootstrap } from '@livery/model';
import {
  AccountStateStore,
  CentreStore,
  menuKey,
  provideAccountState,
  type CentrePlace,
} from '@livery/stores';
import { Dialog, IconButton, Skeleton } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { ResourceView } from '../../core/ResourceView/ResourceView.tsx';
import { useIsPhone } from '../../core/useIsPhone.ts';
import { useStores } from '../../core/stores.ts';
import { useResource } from '../../core/useResource.ts';
import type { PageRenderer } from './Centre.tsx';
import styles from './CentreFrame.module.css';
import { CentreMenu } from './CentreMenu.tsx';
import { CentrePage } from './CentrePage.tsx';
import { centreEntries } from './centreEntries.ts';
import { useCentreContent } from './useCentreContent.ts';

// Otherwise the account could be known before the conditions on it, and a page whose condition is
// true would be left after a reload.
provideAccountState(AccountStateStore);

/** The open centre: its menu, and its page beside it or, on a phone, instead of it. */
export const CentreFrame = observer(function CentreFrame({
  place,
  pages,
}: {
  place: CentrePlace;
  pages: PageRenderer;
}) {
  const stores = useStores();
  const { locale } = stores;
  const centre = stores.get(CentreStore);
  const account = stores.get(AccountStateStore);
  // Menu entries depend on the account.
  useResource(account.info, {});
  useResource(account.merchantWallet, {});
  const resource = useCentreContent(place.centre);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      size="full"
      bodyRef={body}
      className={styles.centre}
      title={locale.t(place.centre === 'mc' ? 'account.memberCentre' : 'account.agentCentre')}
      closeLabel={locale.t('dialog.close')}
      onClose={centre.close}
    >
      <ResourceView
        resource={resource}
        loadingText="state.loading"
        skeleton={<Skeleton shape="line" lines={8} />}
      >
        {(loaded) => <CentreContent place={place} pages={pages} content={loaded} scroller={body} />}
      </ResourceView>
    </Dialog>
  );
});

const CentreContent = observer(function CentreContent({
  place,
  pages,
  content,
  scroller,
}: {
  place: CentrePlace;
  pages: PageRenderer;
  content: CentreBootstrap;
  /** The part of the dialog that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const stores = useStores();
  const { locale } = stores;
  const centre = stores.get(CentreStore);
  const isPhone = useIsPhone();
  const entries = centreEntries(stores, content);
  const isMenu = place.key === menuKey;
  const name = `${place.centre}.${place.key}`;
  const page = Object.hasOwn(content.pages, name) ? content.pages[name] : undefined;
  const isHidden = content.menu.some(
    ({ page: entryPage, when }) => entryPage === name && !stores.shows(when),
  );
  const defaultKey = content.defaultPage.slice(place.centre.length + 1);
  // A page may be hidden only until the account is known, for example after a reload.
  const isPending = page !== undefined && isHidden && !stores.get(AccountStateStore).isSettled;
  const shouldCorrect = isMenu ? !isPhone : !page || (isHidden && !isPending);
  useEffect(() => {
    if (shouldCorrect) centre.correct(defaultKey);
  }, [centre, shouldCorrect, defaultKey]);
  const main = useRef<HTMLElement>(null);
  // A page that another one opens, such as the member's points, has no entry.
  const title = page && locale.has(`${name}.title`) ? locale.text(`${name}.title`) : undefined;
  const heading = entries.find((entry) => entry.page === name)?.label ?? title;
  const menu = useRef<HTMLElement>(null);
  // Focus and scroll position belong to the previous page. The menu of a phone hides the page.
  useEffect(() => {
    const target = isMenu && isPhone ? menu.current : main.current;
    if (scroller.current) scroller.current.scrollTop = 0;
    target?.focus({ preventScroll: true });
  }, [name, isMenu, isPhone, scroller]);
  return (
    <div className={styles.content} data-menu={isMenu ? '' : undefined}>
      <CentreMenu ref={menu} entries={entries} current={name} />
      <section ref={main} className={styles.main} tabIndex={-1} aria-label={heading}>
        <div className={styles.heading}>
          <span className={styles.back}>
            <IconButton
              icon="arrow-left"
              label={locale.t('centre.menu')}
              href={centre.addressOf(`${place.centre}.${menuKey}`)}
            />
          </span>
          {heading === undefined ? null : <h2>{heading}</h2>}
        </div>
        {page && !isHidden ? <CentrePage key={name} name={name} page={page} pages={pages} /> : null}
        {isPending ? <Skeleton shape="line" lines={8} /> : null}
      </section>
    </div>
  );
});
