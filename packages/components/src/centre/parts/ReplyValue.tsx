import { hasVendorLogo, vendorLogoPath, type CentreColumn } from '@livery/model';
import { AccountStateStore, CentreCallStore, type RootStore } from '@livery/stores';
import { Amount, Badge, Image, OperatorText } from '@livery/ui';
import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import { CopyButton } from './CopyButton.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { textOf } from './rowValues.ts';
import styles from './ReplyValue.module.css';

type Format = NonNullable<CentreColumn['format']>;

/** A value of a reply, with how its document displays it. */
export interface ReplyValueProps {
  value: unknown;
  /** The call and the path of the value in its reply, whose schema may say the format. */
  call: string;
  path: string;
  format?: Format | undefined;
  texts?: string | undefined;
  tones?: CentreColumn['tones'];
  size?: 'medium' | 'large';
}

/** Displays a value of a reply. A missing value is a dash. */
export const ReplyValue = observer(function ReplyValue({
  value,
  call,
  path,
  format = 'text',
  texts,
  tones,
  size = 'medium',
}: ReplyValueProps) {
  const stores = useStores();
  const { locale, site } = stores;
  const declared = stores.get(CentreCallStore).formatOf(call, path);
  const kind = format === 'text' && declared !== undefined ? declared : format;
  if (value === undefined || value === null || value === '')
    return <span className={styles.none}>–</span>;
  if (typeof value === 'number' && (kind === 'money' || kind === 'signedMoney')) {
    const text = formatNumber(stores, value, kind);
    const tone = kind === 'money' || value === 0 ? 'plain' : value > 0 ? 'positive' : 'negative';
    return <Amount text={text} tone={tone} size={size} />;
  }
  const word = wordOf(stores, texts, value);
  const tone = tones?.[textOf(value)];
  if (tones)
    return (
      <Badge tone={tone ?? 'neutral'}>
        <OperatorText>{word}</OperatorText>
      </Badge>
    );
  if (texts !== undefined) return <OperatorText>{word}</OperatorText>;
  const text = textOf(value);
  switch (kind) {
    case 'number':
    case 'signedNumber':
    case 'percent':
      return <bdi>{formatNumber(stores, Number(value), kind)}</bdi>;
    case 'date':
      return <bdi>{isDay(text) ? dayText(stores, text) : formatDateTime(stores, text)}</bdi>;
    case 'dateTime':
      return <bdi>{formatDateTime(stores, text, { dateStyle: 'medium', timeStyle: 'short' })}</bdi>;
    case 'copy':
      return (
        <span className={styles.copy}>
          <bdi className={styles.code}>{text}</bdi>
          <CopyButton text={text} />
        </span>
      );
    case 'vendor':
      return <VendorImage code={text} />;
    case 'invitation':
      return <InvitationLink code={text} />;
    case 'image':
      return (
        <span className={styles.image}>
          <Image src={site.imageUrls(text)} alt="" ratio="1:1" />
        </span>
      );
    case 'list':
      return <OperatorText>{Array.isArray(value) ? value.join(', ') : text}</OperatorText>;
    case 'text':
    case 'word':
    case 'money':
    case 'signedMoney':
      return typeof value === 'boolean' ? (
        locale.t(value ? 'centre.yes' : 'centre.no')
      ) : (
        <OperatorText>{text}</OperatorText>
      );
  }
});

/** Logo of a provider, beside its name; nothing for a provider without one. */
const VendorImage = observer(function VendorImage({ code }: { code: string }) {
  const { site, vendors } = useStores();
  const vendor = vendors.categories
    .flatMap((category) => category.vendors)
    .find(({ vassalage }) => vassalage === code);
  if (!vendor || !hasVendorLogo(code)) return null;
  const src = site.imageUrls(vendorLogoPath(vendor), site.config.site.images.attemptsOnce);
  return (
    <span className={styles.logo}>
      <Image src={src} alt="" width={180} height={60} fit="contain" />
    </span>
  );
});

/** Returns whether a text is a day without a time, which is the same day in every zone. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function dayText({ locale }: RootStore, day: string): string {
  return locale.formats.date(day, 'UTC', { dateStyle: 'medium' });
}

/** Returns the text of an operator's word; a word without a text as it was sent. */
function wordOf({ locale }: RootStore, texts: string | undefined, value: unknown): string {
  const word = textOf(value);
  const key = `${texts}.${word}`;
  return texts !== undefined && locale.has(key) ? locale.text(key) : word;
}

/** Returns an amount in the member's currency, with a sign if it is a change. */
export function moneyText(stores: RootStore, amount: number, isSigned = false): string {
  const { currencySymbol } = stores.get(AccountStateStore);
  const text = stores.locale.formatMoney(Math.abs(amount), currencySymbol);
  if (amount < 0) return `−${text}`;
  return isSigned && amount > 0 ? `+${text}` : text;
}

/** Returns a number of a reply as text, as `ReplyValue` displays it. */
export function numberText(
  stores: RootStore,
  value: number,
  { call, replyPath, format = 'text' }: NumberPlace,
): string {
  const declared = stores.get(CentreCallStore).formatOf(call, replyPath);
  return formatNumber(stores, value, format === 'text' ? declared : format);
}

interface NumberPlace {
  readonly call: string;
  /** Path of the number in the reply, whose schema may say the format. */
  readonly replyPath: string;
  readonly format?: Format | undefined;
}

function formatNumber(stores: RootStore, value: number, format: Format | undefined): string {
  if (format === 'money' || format === 'signedMoney')
    return moneyText(stores, value, format === 'signedMoney');
  // The minus sign of amounts; numbers have a hyphen.
  const number = stores.locale.formats.number(value).replace('-', '−');
  const text = format === 'signedNumber' && value > 0 ? `+${number}` : number;
  return format === 'percent' ? `${text}%` : text;
}
