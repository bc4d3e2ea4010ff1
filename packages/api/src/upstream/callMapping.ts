import type { MappedCall, ReplyShape, UpstreamDocument } from '@livery/model';
import type { AnyCall } from '../Call.ts';
import { exactNumberIn } from '../replies/exactNumberIn.ts';
import { pointerReader, pointerWriter, putOwn, type ReadValue } from './pointers.ts';
import { RequestFault } from './RequestFault.ts';

type RequestSettings = NonNullable<MappedCall['request']>;
type ShapeSettings = Exclude<ReplyShape, string>;

/** Form of one call at one operator, where it differs from the call table. */
export interface CallMapping {
  readonly method: AnyCall['method'] | undefined;
  readonly path: string | undefined;
  readonly body: 'json' | 'form' | undefined;
  /** Returns the operator's fields of a request. */
  readonly toOperator: (request: object) => object;
  /** Returns the value of a reply in the shape of the call table. */
  readonly fromOperator: (value: unknown) => unknown;
}

/** Values that one reply may be mapped to, so that nested lists cannot multiply the work. */
const maxMappedValues = 1_000_000;

const compiled = new WeakMap<MappedCall, CallMapping>();

/** Returns the mapping of a call in upstream.json, compiled once; `undefined` if it has none. */
export function callMappingOf(
  { calls }: Pick<UpstreamDocument, 'calls'>,
  call: string,
): CallMapping | undefined {
  const settings = calls && Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!settings) return undefined;
  const cached = compiled.get(settings);
  if (cached) return cached;
  const mapping = compile(settings);
  compiled.set(settings, mapping);
  return mapping;
}

function compile({ method, path, body, request, reply }: MappedCall): CallMapping {
  const mapShape = reply === undefined ? undefined : compileShape(reply, '');
  return {
    method,
    path,
    body,
    toOperator: request ? compileRequest(request) : (fields) => fields,
    fromOperator: mapShape
      ? (value) => mapShape(value, { left: maxMappedValues })
      : (value) => value,
  };
}

function compileRequest({
  fields = {},
  drop = [],
  values = {},
  scale = {},
  add = {},
}: RequestSettings): CallMapping['toOperator'] {
  const writers = mapEntries(fields, pointerWriter);
  const tables = mapEntries(values, tableOf);
  const factors = mapEntries(scale, (factor) => factor);
  const dropped = new Set(drop);
  const additions = Array.from(
    Object.entries(add),
    ([target, value]) => [pointerWriter(target), value] as const,
  );
  return (request) => {
    const result: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(request)) {
      if (value === undefined || dropped.has(name)) continue;
      const mapped = converted(value, tables.get(name), factors.get(name), () => {
        // The operator would read an unscaled amount. The message is logged: without the text.
        throw new RequestFault(`${name} has a scale, and its text is no exact number`);
      });
      const write = writers.get(name);
      if (write) write(result, mapped);
      else putOwn(result, name, mapped);
    }
    for (const [write, value] of additions) write(result, value);
    return result;
  };
}

/** Remaining values of one reply. */
interface Budget {
  left: number;
}

type MapValue = (value: unknown, budget: Budget) => unknown;

/** @param defaultFrom place of the value if the shape names none. */
function compileShape(shape: ReplyShape, defaultFrom: string): MapValue {
  if (typeof shape === 'string') return spending(pointerReader(shape));
  const { from = defaultFrom, items, fields, values, scale, ifAbsent } = shape;
  const read = spending(pointerReader(from));
  const mapContent =
    items !== undefined ? compileItems(items) : fields ? compileFields(fields) : undefined;
  const table = values && tableOf(values);
  return (value, budget) => {
    const found = read(value, budget);
    if (found === undefined || found === null) return ifAbsent ?? found;
    const content = mapContent ? mapContent(found, budget) : found;
    return converted(content, table, scale);
  };
}

function spending(read: ReadValue): MapValue {
  return (value, budget) => {
    budget.left -= 1;
    // The server answers a RangeError of a reply with `upstream_shape`.
    if (budget.left < 0)
      throw new RangeError(`a reply is mapped to more than ${maxMappedValues} values`);
    return read(value);
  };
}

function compileItems(items: ReplyShape): MapValue {
  const mapItem = compileShape(items, '');
  return (value, budget) =>
    Array.isArray(value) ? value.map((item) => mapItem(item, budget)) : value;
}

/** Fields without an entry stay; a named field without a value at the operator is left out. */
function compileFields(fields: NonNullable<ShapeSettings['fields']>): MapValue {
  const members = Object.entries(fields).map(
    ([name, shape]) => [name, compileShape(shape, name)] as const,
  );
  return (value, budget) => {
    const result = isRecord(value) ? { ...value } : {};
    for (const [name, mapValue] of members) {
      const mapped = mapValue(value, budget);
      if (mapped === undefined) delete result[name];
      else putOwn(result, name, mapped);
    }
    return result;
  };
}

type Table = ReadonlyMap<string, string | number | boolean>;

function tableOf(values: Readonly<Record<string, string | number | boolean>>): Table {
  return new Map(Object.entries(values));
}

/**
 * Applies a factor and a table of values; a value without an entry is kept. A text is scaled if it
 * is an exact number, because the repair of replies reads just these texts as numbers.
 *
 * @param unscaled returns the value of a text that has a factor and can be neither scaled nor
 *   looked up.
 */
function converted(
  value: unknown,
  table: Table | undefined,
  factor: number | undefined,
  unscaled: (text: string) => unknown = (text) => text,
): unknown {
  if (Array.isArray(value))
    return table || factor !== undefined
      ? value.map((item) => converted(item, table, factor, unscaled))
      : value;
  const scaled = factor === undefined ? value : scaledBy(value, factor);
  if (!isScalar(scaled)) return scaled;
  const word = table?.get(String(scaled));
  if (word !== undefined) return word;
  return factor !== undefined && typeof scaled === 'string' ? unscaled(scaled) : scaled;
}

/** Rounds to what the factor can produce, because 0.01 has no exact binary form. */
function scaledBy(value: unknown, factor: number): unknown {
  const number = typeof value === 'string' ? exactNumberIn(value) : value;
  return typeof number === 'number' ? Number((number * factor).toPrecision(15)) : value;
}

function mapEntries<Value, Result>(
  entries: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): ReadonlyMap<string, Result> {
  return new Map(Object.entries(entries).map(([name, value]) => [name, map(value)]));
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
