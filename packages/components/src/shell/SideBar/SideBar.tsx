import type { IconName, SideBarProps } from '@livery/model';
import { classNames, Icon, useDisclosure } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { openService } from '../../core/openService.ts';
import { contentId } from '../PageShell/PageShell.tsx';
import { useStores } from '../../core/stores.ts';
import styles from './SideBar.module.css';
import { useCoversControl } from './useCoversControl.ts';
import { useKeyboardFocusOutside } from './useKeyboardFocusOutside.ts';
import { useScrollsDown } from './useScrollsDown.ts';

/** From this width on, the bar is always open at the side. */
const wideQuery = '(min-width: 60rem)';

export const SideBar = observer(function SideBar({ downloadRoute }: SideBarProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const { open, root, setOpen } = useDisclosure<HTMLElement>();
  const hasFocusOutside = useKeyboardFocusOutside(root);
  const scrollsDown = useScrollsDown();
  const coversControl = useCoversControl(root);
  const path = downloadRoute === undefined ? undefined : site.routePath(downloadRoute);
  const app = path ?? linkOf('ANDROID') ?? linkOf('IOS');
  const { serviceLarge, serviceSmall } = site.config.site.windows;
  const label = locale.t('side.label');
  return (
    <aside
      ref={root}
      className={styles.side}
      aria-label={label}
      data-hidden={hasFocusOutside || (scrollsDown && !open) ? '' : undefined}
      data-covers={coversControl && !open ? '' : undefined}
    >
      <button
        type="button"
        className={classNames(styles.fold, styles.round)}
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'headset'} />
      </button>
      <ul role="list" className={styles.list} data-open={open ? '' : undefined}>
        <li>
          <Entry icon="headset" text={locale.t('service.title')} onClick={chat} />
        </li>
        {app === undefined ? null : (
          <li>
            <Entry
              icon="download"
              text={locale.t('side.download')}
              href={app}
              outside={path === undefined}
            />
          </li>
        )}
        {channel('TELEGRAM', 'send', locale.t('side.telegram'))}
        {channel('FACEBOOK', 'users', locale.t('side.facebook'))}
        <li>
          <Entry icon="arrow-up" text={locale.t('side.top')} onClick={toTop} />
        </li>
      </ul>
    </aside>
  );

  /** Returns an operator's link if its protocol is HTTP or HTTPS. */
  function linkOf(type: string): string | undefined {
    const url = URL.parse(
      site.state.resources.find(({ resourceType }) => resourceType === type)?.url ?? '',
    );
    return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
  }

  function channel(type: string, icon: IconName, text: string) {
    const href = linkOf(type);
    return href === undefined ? null : (
      <li>
        <Entry icon={icon} text={text} href={href} outside />
      </li>
    );
  }

  function chat(): void {
    setOpen(false);
    void openService(stores, window.matchMedia(wideQuery).matches ? serviceLarge : serviceSmall);
  }

  function toTop(): void {
    setOpen(false);
    const reduceMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(contentId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: reduceMotion ? 'instant' : 'smooth' });
  }
});

/** Entry of the bar: an icon with its label. */
function Entry({
  icon,
  text,
  href,
  outside = false,
  onClick,
}: {
  icon: IconName;
  text: string;
  href?: string;
  outside?: boolean;
  onClick?: () => void;
}) {
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.text}>{text}</span>
    </>
  );
  if (href !== undefined)
    return (
      <a
        className={styles.entry}
        href={href}
        {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {content}
      </a>
    );
  return (
    <button type="button" className={styles.entry} onClick={onClick}>
      {content}
    </button>
  );
}
