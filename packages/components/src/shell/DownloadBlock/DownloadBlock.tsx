import type { DownloadBlockProps, IconName, TextKey } from '@livery/model';
import { InstallStore, RoutersStore } from '@livery/stores';
import { Badge, Button, Icon } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { QrCode } from '../../core/QrCode/QrCode.tsx';
import { resourceQrUrl } from '../../core/resourceUrl.ts';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { detectSystem, type System } from './detectSystem.ts';
import styles from './DownloadBlock.module.css';

export const DownloadBlock = observer(function DownloadBlock({
  title,
  text,
  level = 2,
  steps = false,
  android = {},
}: DownloadBlockProps) {
  const { locale, site } = useStores();
  const [system, setSystem] = useState<System>();
  // Detected after hydration, because a cached page does not know the visitor's device.
  useEffect(() => setSystem(detectSystem(window.navigator)), []);
  const Heading = `h${level}` as const;
  const androidUrl = useResourceUrl('ANDROID');
  const iosUrl = useResourceUrl('IOS');
  const accessUrl = useResourceUrl('ACCESS');
  return (
    <section className={styles.block} aria-labelledby="download">
      <header className={styles.head}>
        <Heading id="download">{title}</Heading>
        {text === undefined ? null : <p className={styles.lead}>{text}</p>}
        <InstallButton />
      </header>
      <div className={styles.systems}>
        {androidUrl === undefined ? null : (
          <SystemCard
            isOwn={system === 'android'}
            icon="smartphone"
            name={locale.t('download.android')}
            url={androidUrl}
            action={locale.t('download.androidGet')}
            qr={locale.t('download.androidQr')}
            picture={resourceQrUrl(site, 'ANDROID')}
            steps={steps ? androidSteps : none}
          >
            {steps ? <Facts version={android.version} sha256={android.sha256} /> : null}
          </SystemCard>
        )}
        {iosUrl === undefined ? null : (
          <SystemCard
            isOwn={system === 'ios'}
            icon="smartphone"
            name={locale.t('download.ios')}
            url={iosUrl}
            action={locale.t('download.iosGet')}
            qr={locale.t('download.iosQr')}
            picture={resourceQrUrl(site, 'IOS')}
            steps={steps ? iosSteps : none}
          />
        )}
        {steps ? (
          <SystemCard
            isOwn={system === 'desktop'}
            icon="globe"
            name={locale.t('download.desktop')}
            steps={desktopSteps}
          >
            <p className={styles.lead}>{locale.t('download.desktopText')}</p>
          </SystemCard>
        ) : null}
      </div>
      {accessUrl === undefined ? null : (
        <p className={styles.access}>
          <span>{locale.t('download.accessText')}</span>
          <a href={accessUrl} target="_blank" rel="noopener noreferrer">
            {locale.t('download.access')}{' '}
            <Icon name="external-link" size="small" label={locale.t('download.newTab')} />
          </a>
        </p>
      )}
      {steps ? <ReachedAt /> : null}
      {androidUrl === undefined && iosUrl === undefined ? (
        <p className={styles.lead}>{locale.t('download.none')}</p>
      ) : null}
    </section>
  );
});

/** Installs the site itself, in browsers that ask the player. */
const InstallButton = observer(function InstallButton() {
  const stores = useStores();
  const install = stores.get(InstallStore);
  if (!useHydrated() || install.offer?.kind !== 'dialog') return null;
  const { name } = stores.site.config.site;
  return (
    <Button iconStart="smartphone" onClick={() => void install.accept()}>
      {stores.locale.t('install.site', { name })}
    </Button>
  );
});

/** Host named by the operator's routers, as an alternative if the current one is unreachable. */
const ReachedAt = observer(function ReachedAt() {
  const stores = useStores();
  const routers = stores.get(RoutersStore);
  useEffect(() => void routers.load(), [routers]);
  const { domainName } = routers;
  return domainName === undefined || domainName === window.location.hostname ? null : (
    <p className={styles.lead}>{stores.locale.t('download.reachedAt', { host: domainName })}</p>
  );
});

const none: readonly TextKey[] = [];
const androidSteps: readonly TextKey[] = [
  'download.step.androidOpen',
  'download.step.androidAllow',
  'download.step.androidCheck',
  'download.step.androidInstall',
];
const iosSteps: readonly TextKey[] = [
  'download.step.iosOpen',
  'download.step.iosProfile',
  'download.step.iosTrust',
];
const desktopSteps: readonly TextKey[] = [
  'download.step.desktopOpen',
  'download.step.desktopInstall',
  'download.step.desktopPhone',
];

/** Returns the operator's address of a resource type if it is an HTTP address. */
function useResourceUrl(type: string): string | undefined {
  const { site } = useStores();
  const url = site.state.resources.find(({ resourceType }) => resourceType === type)?.url;
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}

const SystemCard = observer(function SystemCard({
  isOwn,
  icon,
  name,
  url,
  action,
  qr,
  picture,
  steps,
  children,
}: {
  isOwn: boolean;
  icon: IconName;
  name: string;
  url?: string;
  action?: string;
  qr?: string;
  /** Operator's picture of the QR code. */
  picture?: string | undefined;
  steps: readonly TextKey[];
  children?: ReactNode;
}) {
  const { locale } = useStores();
  return (
    <article className={styles.card} data-own={isOwn ? '' : undefined} aria-label={name}>
      <header className={styles.name}>
        <Icon name={icon} />
        <h2>{name}</h2>
        {isOwn ? <Badge tone="accent">{locale.t('download.own')}</Badge> : null}
      </header>
      {url === undefined || qr === undefined ? null : (
        <div className={styles.get}>
          <QrCode text={url} label={qr} picture={picture} />
          <div className={styles.side}>
            <p className={styles.lead}>{locale.t('download.scan')}</p>
            <Button
              href={url}
              target="_blank"
              variant={isOwn ? 'solid' : 'soft'}
              iconStart="download"
            >
              {action}
            </Button>
          </div>
        </div>
      )}
      {children}
      {steps.length === 0 ? null : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{locale.t(step)}</li>
          ))}
        </ol>
      )}
    </article>
  );
});

function Facts({ version, sha256 }: { version: string | undefined; sha256: string | undefined }) {
  const { locale } = useStores();
  if (version === undefined && sha256 === undefined) return null;
  return (
    <dl className={styles.facts}>
      {version === undefined ? null : (
        <div>
          <dt>{locale.t('download.version')}</dt>
          <dd>{version}</dd>
        </div>
      )}
      {sha256 === undefined ? null : (
        <div>
          <dt>{locale.t('download.checksum')}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}
