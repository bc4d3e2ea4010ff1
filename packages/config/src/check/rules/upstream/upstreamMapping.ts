import type { CallContract, MappedCall, ReplyShape, ValueShape } from '@livery/model';
import { didYouMean } from '../../../source/nearestName.ts';
import { joinPointer } from '../../../source/pointer.ts';
import type { Check, Report } from '../../BrandUnderCheck.ts';
import { valueFault } from '../../valueFault.ts';

/** A call whose mapping is checked. */
interface CheckedCall {
  readonly name: string;
  readonly settings: MappedCall;
  readonly contract: CallContract;
  /** Pointer of its entry in upstream.json. */
  readonly at: string;
}

/**
 * Checks the mapping of calls in upstream.json against the schemas of the calls, because a mistyped
 * field would be ignored and a wrong value would fail each reply. Unknown calls: `upstreamCalls`.
 */
export const upstreamMapping: Check = ({ documents: { upstream }, calls }, report) => {
  for (const [name, settings] of Object.entries(upstream?.calls ?? {})) {
    const contract = calls.contractOf(name);
    if (!contract) continue;
    const call = { name, settings, contract, at: joinPointer('/upstream/calls', name) };
    checkMethod(call, report);
    checkBody(call, upstream?.codecs?.[name], report);
    checkRequest(call, report);
    if (settings.reply !== undefined)
      checkShape(settings.reply, contract.reply, {
        report,
        at: joinPointer(call.at, 'reply'),
        owner: `the reply of ${name}`,
      });
  }
};

function checkMethod(
  { name, settings: { method }, contract, at }: CheckedCall,
  report: Report,
): void {
  if (method === 'GET' && contract.method !== 'GET')
    report(
      'LV462',
      joinPointer(at, 'method'),
      `${name} is a ${contract.method} call that changes something; GET requests may be repeated`,
    );
  else if (method === 'DELETE' && (contract.method === 'POST' || contract.method === 'PUT'))
    report(
      'LV462',
      joinPointer(at, 'method'),
      `${name} is a ${contract.method} call; DELETE requests have their fields in the address, which servers log`,
    );
}

/** Refuses a body that the codec of the call does not encrypt. */
function checkBody(
  { name, settings: { body }, contract, at }: CheckedCall,
  codec: string | undefined,
  report: Report,
): void {
  if (body !== 'form' || !contract.encrypted || codec === undefined || codec === 'none') return;
  report(
    'LV462',
    joinPointer(at, 'body'),
    `${name} is encrypted by the codec "${codec}", which needs a JSON body`,
  );
}

function checkRequest({ name, settings, contract, at }: CheckedCall, report: Report): void {
  const { request } = settings;
  if (!request) return;
  const { fields = {}, values = {}, scale = {}, drop = [], add = {} } = request;
  const known = contract.request.fieldNames;
  const place = joinPointer(at, 'request');
  const checkName = (field: string, pointer: string, atKey: boolean): boolean => {
    if (known.includes(field)) return true;
    const message = `${name} sends no field "${field}"${didYouMean(field, known)}`;
    report('LV460', pointer, message, { atKey });
    return false;
  };
  for (const part of ['fields', 'values', 'scale'] as const)
    for (const field of Object.keys({ fields, values, scale }[part]))
      checkName(field, joinPointer(place, part, field), true);
  for (const [index, field] of drop.entries())
    checkName(field, joinPointer(place, 'drop', index), false);
  for (const [field, table] of Object.entries(values)) {
    const allowed = contract.request.field(field)?.values;
    for (const value of Object.keys(table))
      if (allowed && !allowed.some((word) => String(word) === value))
        report(
          'LV461',
          joinPointer(place, 'values', field, value),
          `${name} never sends "${value}" as ${field}${didYouMean(value, allowed.map(String))}`,
          { atKey: true },
        );
  }
  for (const field of Object.keys(scale)) {
    const expected = contract.request.field(field);
    if (expected)
      checkScale(expected, {
        report,
        at: joinPointer(place, 'scale', field),
        owner: `${field} of ${name}`,
      });
  }
  const method = settings.method ?? contract.method;
  const isFlat =
    method === 'GET' || method === 'DELETE' || (settings.body ?? contract.body) === 'form';
  if (!isFlat) return;
  const targets: readonly (readonly [string, string, boolean])[] = [
    ...Object.entries(fields).map(
      ([field, target]) => [joinPointer(place, 'fields', field), target, false] as const,
    ),
    ...Object.keys(add).map((target) => [joinPointer(place, 'add', target), target, true] as const),
  ];
  for (const [pointer, target, atKey] of targets)
    if (target.startsWith('/'))
      report(
        'LV462',
        pointer,
        `${name} sends its fields as a list of names, which has no place for "${target}"; write a name, or give the call a JSON body`,
        { atKey },
      );
}

interface ShapeContext {
  readonly report: Report;
  readonly at: string;
  /** The value in messages. */
  readonly owner: string;
}

function checkShape(
  shape: ReplyShape,
  expected: ValueShape,
  { report, at, owner }: ShapeContext,
): void {
  if (typeof shape === 'string') return;
  const { fields, items, values, scale, ifAbsent } = shape;
  for (const [name, inner] of Object.entries(fields ?? {})) {
    const pointer = joinPointer(at, 'fields', name);
    const field = expected.field(name);
    if (field) checkShape(inner, field, { report, at: pointer, owner: `${name} in ${owner}` });
    else if (expected.fieldNames.length > 0 || !permits(expected, 'object'))
      report(
        'LV460',
        pointer,
        `${owner} has no field "${name}"${didYouMean(name, expected.fieldNames)}`,
        { atKey: true },
      );
  }
  if (items !== undefined) {
    if (expected.items)
      checkShape(items, expected.items, {
        report,
        at: joinPointer(at, 'items'),
        owner: `an entry of ${owner}`,
      });
    else if (!permits(expected, 'array'))
      report('LV460', joinPointer(at, 'items'), `${owner} is no list`, { atKey: true });
  }
  // A table of a list applies to its entries.
  const scalar = expected.items ?? expected;
  if (scale !== undefined) checkScale(scalar, { report, at: joinPointer(at, 'scale'), owner });
  for (const [word, value] of Object.entries(values ?? {}))
    checkValue(value, scalar, { report, at: joinPointer(at, 'values', word), owner });
  if (ifAbsent !== undefined)
    checkValue(ifAbsent, expected, { report, at: joinPointer(at, 'ifAbsent'), owner });
}

/**
 * Refuses a factor of a field that is no number: it would do nothing, or change digits of a text.
 */
function checkScale(expected: ValueShape, { report, at, owner }: ShapeContext): void {
  if (!permits(expected, 'number') && !permits(expected, 'integer'))
    report('LV743', at, `${owner} is of type ${expected.types.join(' or ')}, which has no scale`);
}

function checkValue(
  value: unknown,
  expected: ValueShape,
  { report, at, owner }: ShapeContext,
): void {
  const fault = valueFault(value, expected, owner);
  if (fault !== undefined) report('LV461', at, fault);
}

function permits({ types }: ValueShape, type: string): boolean {
  return types.length === 0 || types.includes(type);
}
