import type { Check, BrandUnderCheck } from '../BrandUnderCheck.ts';
import { didYouMean, hintOf, nearestName, similarName } from '../../source/nearestName.ts';
import { joinPointer, pointerParts } from '../../source/pointer.ts';
import type { ProblemCode } from '../../report/problemCodes.ts';
import type { Reference, ReferenceKind } from '../../schema/SchemaSet.ts';
import { definitionsAt, isNameKind, validNames, type NameKind } from '../referenceTargets.ts';
import { textIndex } from '../textIndex.ts';
import { getAt, nearestLocation } from '../../source/LocatedValue.ts';
import { groupBy } from '../../source/groupBy.ts';
import { routeHint } from '../routeHint.ts';

interface Fault {
  readonly code: ProblemCode;
  /** Text of the message before the name. */
  readonly problem: string;
  /** Whether there are other valid names, so that only a name near a known one is a mistake. */
  readonly isOpen?: boolean;
}

/** Faults by kind. Kinds that are missing have checks of their own. */
const faults: Readonly<Partial<Record<NameKind, Fault>>> = {
  route: { code: 'LV401', problem: 'no route is called' },
  page: { code: 'LV402', problem: 'no page is called' },
  menu: { code: 'LV403', problem: 'no menu is called' },
  flag: { code: 'LV404', problem: 'no flag is called' },
  textKey: { code: 'LV405', problem: 'locales/EN.json has no text' },
  asset: { code: 'LV408', problem: 'there is no file' },
  icon: { code: 'LV409', problem: 'no icon is called' },
  bannerGroup: { code: 'LV410', problem: 'no banner group is called' },
  contextPath: { code: 'LV416', problem: 'pages cannot look at' },
  gameType: { code: 'LV455', problem: 'no game category is called', isOpen: true },
  fontFamily: { code: 'LV456', problem: 'no font family is called' },
};

/**
 * Missing names of a kind that are compared with all others, which takes a time for each. More are
 * not listed, only counted.
 */
const maxCompared = 100;

/** Checks that the target of every marked reference exists. */
export const references: Check = (underCheck, report) => {
  const names = new Map<ReferenceKind, Set<string> | undefined>();
  const places = groupBy(underCheck.references, nameOf);
  const compared = new Map<ReferenceKind, number>();
  const reported = new Set<string>();
  for (const { kind, value, pointer } of underCheck.references) {
    const fault = isNameKind(kind) ? faults[kind] : undefined;
    if (!isNameKind(kind) || !fault) continue;
    const { code, problem, isOpen = false } = fault;
    const at = definitionsAt(kind, { pointer });
    if (!names.has(kind)) names.set(kind, setOf(validNames(kind, { pointer }, underCheck)));
    const known = names.get(kind);
    const name = nameOf({ kind, value });
    if (!known || known.has(value) || reported.has(name)) continue;
    // The check of the centres' calls knows the values of a row.
    if (kind === 'contextPath' && isOfRow(value, pointer)) continue;
    const count = compared.get(kind) ?? 0;
    compared.set(kind, count + 1);
    const isCompared = isOpen || count < maxCompared;
    const hint = isCompared ? didYouMean(value, known) || otherName(kind, value, underCheck) : '';
    if (isOpen && hint === '') continue;
    if (
      (kind === 'contextPath' && isRowValue(value, pointer)) ||
      (kind === 'textKey' && isTextOfAnother(underCheck, value)) ||
      (kind === 'page' && isIdleLayout(underCheck, pointer))
    )
      continue;
    const deletion = at === undefined ? undefined : underCheck.deleted.get(joinPointer(at, value));
    const misspelt =
      deletion || at === undefined || !isCompared
        ? undefined
        : misspeltDefinition(underCheck, { kind, value, pointer }, known, at);
    if (misspelt !== undefined) {
      reported.add(name);
      report(
        code,
        joinPointer(at ?? '', misspelt),
        `${problem} "${value}", which several places name; did you mean it by "${misspelt}"?`,
        { atKey: true },
      );
    } else if (deletion) {
      reported.add(name);
      const lines = (places.get(name) ?? []).map((other) => whereOf(underCheck, other.pointer));
      report(
        code,
        pointer,
        `"${value}" is deleted, but ${[...new Set(lines)].join(', ')} still ${lines.length === 1 ? 'names' : 'name'} it`,
        { location: deletion },
      );
    } else {
      const isSeveral = places.get(name)?.some((other) => other.pointer !== pointer);
      reported.add(name);
      report(
        code,
        pointer,
        `${problem} "${value}"${isSeveral ? ', which several places name' : ''}${hint || listed(kind, known)}`,
      );
    }
  }
};

/**
 * Returns an unused name that several references spell in the same different way. The definition is
 * then reported as misspelt, not the references. A parent's names are right, because the parent was
 * valid without the references of the brand.
 */
function misspeltDefinition(
  { references: all, tree }: BrandUnderCheck,
  { kind, value, pointer }: Reference,
  validNames: ReadonlySet<string>,
  at: string,
): string | undefined {
  const same = all.filter((reference) => reference.kind === kind);
  const used = new Set(same.map((reference) => reference.value));
  if (same.filter((reference) => reference.value === value).length < 2) return undefined;
  const { layer } = nearestLocation(tree, pointer).document;
  return similarName(
    value,
    [...validNames].filter(
      (name) =>
        !used.has(name) && nearestLocation(tree, joinPointer(at, name)).document.layer === layer,
    ),
  );
}

/**
 * Returns whether only English lacks a text that another language has. The check of the texts
 * reports that.
 */
function isTextOfAnother({ locales, documents }: BrandUnderCheck, key: string): boolean {
  return (documents.site?.supportLanguages ?? []).some((language) => {
    const locale = language === 'EN' ? undefined : locales.get(language);
    return locale !== undefined && textIndex(locale).keys.has(key);
  });
}

function whereOf({ tree }: BrandUnderCheck, pointer: string): string {
  const { document, offset } = nearestLocation(tree, pointer);
  const { file, line } = document.positionOf(offset);
  return `${file}:${line}`;
}

/**
 * Returns whether a layout is unused, because its route shows no page and got a layout by default.
 */
function isIdleLayout({ tree }: BrandUnderCheck, pointer: string): boolean {
  const [folder, , name = '', property] = pointerParts(pointer);
  if (folder !== 'routes' || property !== 'layout') return false;
  return getAt(tree, joinPointer('/routes/routes', name, 'page')) === undefined;
}

/** Returns whether a path names a value of a row, in the props of a component. */
function isOfRow(path: string, pointer: string): boolean {
  return path.startsWith('row.') && pointerParts(pointer)[4] === 'props';
}

function nameOf({ kind, value }: Pick<Reference, 'kind' | 'value'>): string {
  return `${kind} ${value}`;
}

function setOf(names: Iterable<string> | undefined): Set<string> | undefined {
  return names && new Set(names);
}

/** Conditions in the props of a centre's page may read the row that they belong to. */
function isRowValue(path: string, pointer: string): boolean {
  const [folder, page = '', , , part] = pointerParts(pointer);
  return (
    path.startsWith('row.') && folder === 'pages' && /^(?:mc|ac)\./.test(page) && part === 'props'
  );
}

/** Returns the name of a thing that is called by another of its names, as a hint. */
function otherName(kind: NameKind, value: string, { documents, locales }: BrandUnderCheck): string {
  if (kind === 'route') return documents.routes ? routeHint(value, documents.routes.routes) : '';
  if (kind === 'page') return `; there is no pages/${value}.json`;
  if (kind !== 'gameType') return '';
  // By the category's label for players.
  const codes = new Map(
    Object.entries(locales.get('EN') ?? {}).flatMap(([key, text]) =>
      key.startsWith(categoryLabel) && typeof text === 'string'
        ? [[text.toLowerCase(), key.slice(categoryLabel.length)] as const]
        : [],
    ),
  );
  const label = value.toLowerCase();
  const code = codes.get(label) ?? codes.get(nearestName(label, codes.keys()) ?? '');
  return code === undefined ? '' : hintOf(code);
}

const categoryLabel = 'category.';
const maxListed = 15;

/** Lists the valid names when there are only a few. */
function listed(kind: ReferenceKind, validNames: ReadonlySet<string>): string {
  return kind === 'contextPath' ||
    kind === 'icon' ||
    (validNames.size <= maxListed && validNames.size > 0)
    ? `; there is ${[...validNames].join(', ')}`
    : '';
}
