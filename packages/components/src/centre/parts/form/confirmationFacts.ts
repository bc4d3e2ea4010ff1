import type { CentreField, CentreSummary, Taking, TakingPlace } from '@livery/model';
import type { DialogFact, FormStore, RootStore } from '@livery/stores';
import type { Row } from '../rowValues.ts';
import { reviewOf } from './formFields.ts';
import { summaryFacts } from './FormSummary.tsx';

const placeTexts = { wallet: 'centre.confirm.wallet', points: 'centre.confirm.points' } as const;

/** A form that is about to be sent. */
interface FilledForm {
  /** What its call takes from the member. */
  readonly taking: Taking | undefined;
  readonly fields: readonly CentreField[];
  readonly summary: readonly CentreSummary[];
  readonly form: FormStore<string>;
  readonly row: Row;
  readonly request: Row;
}

/**
 * Returns what the confirmation of a form names: where the amount comes from and where it goes, the
 * other values that are sent, and the amounts that follow from them.
 */
export function confirmationFacts(
  stores: RootStore,
  { taking, fields, summary, form, row, request }: FilledForm,
): DialogFact[] {
  const review = reviewOf(stores, fields, form, row);
  const { from, to } = placesOf(taking, request);
  const isPlace = (name: string): boolean =>
    [from, to].some((place) => typeof place === 'object' && place.field === name);
  return [
    ...placeFacts(stores, { taking, request }, (name) => review.get(name)?.value),
    ...[...review].flatMap(([name, fact]) => (isPlace(name) ? [] : [fact])),
    ...summaryFacts(stores, { summary, form, row }),
  ];
}

/**
 * Returns where a request takes its amount from, and where the amount goes.
 *
 * @param valueOf returns the text of a field of the request, if it is known.
 */
export function placeFacts(
  { locale }: RootStore,
  { taking, request }: Pick<FilledForm, 'taking' | 'request'>,
  valueOf: (field: string) => string | undefined = () => undefined,
): DialogFact[] {
  const { from, to } = placesOf(taking, request);
  const fact = (label: string, place: TakingPlace | undefined): DialogFact[] => {
    const value =
      typeof place === 'object' ? valueOf(place.field) : place && locale.t(placeTexts[place]);
    return value === undefined ? [] : [{ label, value }];
  };
  return [
    ...fact(locale.t('centre.confirm.from'), from),
    ...fact(locale.t('centre.confirm.to'), to),
  ];
}

function placesOf(taking: Taking | undefined, request: Row): Pick<Partial<Taking>, 'from' | 'to'> {
  if (!taking?.reversed || request[taking.reversed.field] !== taking.reversed.value)
    return taking ?? {};
  const { from, to } = taking;
  return { ...(to && { from: to }), to: from };
}
