import {
  hasVendorLogo,
  vendorLogoPath,
  type AmountMeaning,
  type CentreColumn,
} from '@livery/model';
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
  const kind = formatOf(stores, { call, replyPath: path, format });
  if (value === undefined || value === null || value === '')
    return <span className={styles.none}>–</span>;
  if (typeof value === 'number' && isMoney(kind)) {
    const text = formatNumber(stores, value, kind);
    const isPlain = kind !== 'signedMoney' || value === 0;
    const tone = isPlain ? 'plain' : value > 0 ? 'positive' : 'negative';
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
    case 'spendableMoney':
    case 'payableMoney':
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

/** Rounding of an amount's absolute value, if the amount is negative. */
const oppositeMeanings = { spendable: 'payable', payable: 'spendable', record: 'record' } as const;

/** Returns an amount in the member's currency, with a sign if it is a change. */
export function moneyText(
  stores: RootStore,
  amount: number,
  { meaning = 'record', isSigned = false }: { meaning?: AmountMeaning; isSigned?: boolean } = {},
): string {
  const { currencySymbol } = stores.get(AccountStateStore);
  const text = stores.locale.formatMoney(Math.abs(amount), {
    meaning: amount < 0 ? oppositeMeanings[meaning] : meaning,
    symbol: currencySymbol,
  });
  if (amount < 0) return `−${text}`;
  return isSigned && amount > 0 ? `+${text}` : text;
}

/** Returns a number of a reply as text, as `ReplyValue` displays it. */
export function numberText(stores: RootStore, value: number, place: NumberPlace): string {
  return formatNumber(stores, value, formatOf(stores, place));
}

interface NumberPlace {
  readonly call: string;
  /** Path of the number in the reply, whose schema may say the format. */
  readonly replyPath: string;
  readonly format?: Format | undefined;
}

/** Formats of amounts, with what they mean. */
const moneyMeanings = {
  money: 'record',
  signedMoney: 'record',
  spendableMoney: 'spendable',
  payableMoney: 'payable',
} as const satisfies Partial<Record<Format, AmountMeaning>>;

/** Returns whether a format is one of amounts of money. */
export function isMoney(format: Format | undefined): format is keyof typeof moneyMeanings {
  return format !== undefined && Object.hasOwn(moneyMeanings, format);
}

/**
 * Returns the format of the page's document, else that of the schema. A document says that a value
 * is money; what the money means is said by the schema.
 */
function formatOf(stores: RootStore, { call, replyPath, format = 'text' }: NumberPlace): Format {
  const declared = stores.get(CentreCallStore).formatOf(call, replyPath);
  if (declared === undefined) return format;
  if (format === 'text') return declared;
  return format === 'money' && isMoney(declared) && declared !== 'signedMoney' ? declared : format;
}

function formatNumber(stores: RootStore, value: number, format: Format): string {
  if (isMoney(format))
    return moneyText(stores, value, {
      meaning: moneyMeanings[format],
      isSigned: format === 'signedMoney',
    });
  // The minus sign of amounts; numbers have a hyphen.
  const number = stores.locale.formats.number(value).replace('-', '−');
  const text = format === 'signedNumber' && value > 0 ? `+${number}` : number;
  return format === 'percent' ? `${text}%` : text;
}
