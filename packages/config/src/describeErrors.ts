import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean, nearestName } from './nearestName.ts';
import { joinPointer, pointerParts } from './pointer.ts';
import type { ProblemCode } from './problemCodes.ts';
import { isSchema } from './Schema.ts';

/** A problem before it has a place. */
export interface SchemaFault {
  readonly code: ProblemCode;
  readonly message: string;
  /** What is wrong: the value, the unknown property, or the property that is missing. */
  readonly pointer: string;
  /** Whether the key is what is wrong, not its value. */
  readonly atKey: boolean;
}

/** Options of {@link describeErrors}. */
export interface DescribeOptions {
  /** What the pointers start with, and what a person calls it: `site.json`, `BannerCarousel`. */
  readonly base: string;
  readonly name: string;
  /** Whether properties are a component's props. */
  readonly props?: boolean;
  /** Values of a document that may hold secrets are not repeated. */
  readonly secret?: boolean;
}

/** The validator's errors as problems: one mistake, one problem. */
export function describeErrors(errors: readonly ErrorObject[], options: DescribeOptions): SchemaFault[] {
  const faults = new Map<string, SchemaFault>();
  const alternatives = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  for (const error of errors) {
    if (isEcho(error, errors) || alternatives.some((choice) => choice !== error && isWithin(error, choice))) continue;
    const fault = describe(error, options);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [...faults.values()];
}

/** Errors that only repeat what another one says. */
function isEcho(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if' || error.propertyName !== undefined) return true;
  const beside = errors.filter((other) => other.instancePath === error.instancePath && other !== error);
  if (error.keyword === 'items') return beside.some(({ keyword }) => keyword === 'maxItems');
  // A misspelt name is both unknown and missing.
  if (error.keyword === 'required') return beside.some((other) => unknownName(other) !== undefined && nearestName(unknownName(other) ?? '', namesOf(other)) === error.params.missingProperty);
  // A condition with an unknown key need not be told how many keys it may have.
  return error.keyword === 'maxProperties' && beside.some((other) => unknownName(other) !== undefined);
}

function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  return error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`);
}

function describe(error: ErrorObject, options: DescribeOptions): SchemaFault {
  const { keyword, params, instancePath: pointer, data, parentSchema } = error;
  const fault = (code: ProblemCode, message: string): SchemaFault => ({ code, message, pointer, atKey: false });
  const shown = options.secret ? 'the value' : show(data);
  switch (keyword) {
    case 'type': return fault('LV201', `expected ${kinds(params.type)}, found ${kindOf(data)}`);
    case 'required': {
      const name = String(params.missingProperty);
      return { ...fault('LV202', `${ownerOf(pointer, options)} lacks "${name}"`), pointer: joinPointer(pointer, name) };
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = unknownName(error) ?? '';
      const what = options.props && pointer === options.base ? 'prop' : 'property';
      return { code: 'LV203', message: `unknown ${what} "${name}" ${what === 'prop' ? 'on' : 'in'} ${ownerOf(pointer, options)}${didYouMean(name, namesOf(error))}`, pointer: joinPointer(pointer, name), atKey: true };
    }
    case 'enum':
    case 'const': {
      const allowed: unknown[] = keyword === 'const' ? [params.allowedValue] : Array.isArray(params.allowedValues) ? params.allowedValues : [];
      const near = typeof data === 'string' ? didYouMean(data, allowed.filter((value) => typeof value === 'string')) : '';
      return fault('LV204', `${shown} is none of ${allowed.map((value) => show(value)).join(', ')}${near}`);
    }
    case 'pattern': {
      const isLink = typeof params.pattern === 'string' && params.pattern.startsWith('^https://');
      return isLink ? fault('LV505', `${shown} is no https address`) : fault('LV205', `${shown} does not have the form needed here${hint(parentSchema, params.pattern)}`);
    }
    case 'format': return fault('LV205', `${shown} is no ${String(params.format)}`);
    case 'propertyNames': {
      const name = String(params.propertyName);
      return { code: 'LV207', message: `"${name}" is no name: begin with a letter, go on with letters, digits, "_", "-" and "."`, pointer: joinPointer(pointer, name), atKey: true };
    }
    case 'uniqueItems': return { ...fault('LV210', `the list has ${shown === 'the value' ? 'this' : show(entryOf(data, params.i))} twice`), pointer: joinPointer(pointer, String(params.i)) };
    case 'x-noAlternative': return fault('LV209', `expected ${String(error.schema)}, found ${kindOf(data)}`);
    case 'oneOf':
    case 'anyOf': return fault('LV209', `${shown} is none of the forms allowed here`);
    case 'minProperties':
    case 'maxProperties': {
      const isCondition = parentSchema?.title === 'Condition';
      return isCondition ? fault('LV211', `a condition has exactly one of ${namesOf(error).join(', ')}`) : fault('LV206', `${error.message ?? keyword}`);
    }
    default: return fault(limits.includes(keyword) ? 'LV206' : 'LV212', `${typeof data === 'number' || typeof data === 'string' ? `${shown} ` : 'the list '}${(error.message ?? keyword).replace('must NOT have', 'may not have')}`);
  }
}

const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems'];

function unknownName(error: ErrorObject): string | undefined {
  const name: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return typeof name === 'string' ? name : undefined;
}

function namesOf({ parentSchema }: ErrorObject): string[] {
  return isSchema(parentSchema?.properties) ? Object.keys(parentSchema.properties) : [];
}

/** What a person calls the object: the document, the component, or the property it is the value of. */
function ownerOf(pointer: string, { base, name }: DescribeOptions): string {
  if (pointer === base) return name;
  return pointerParts(pointer.slice(base.length)).reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : `${path}${path === '' ? '' : '.'}${part}`), '');
}

function hint(schema: unknown, pattern: unknown): string {
  return isSchema(schema) && typeof schema.description === 'string' ? `: ${schema.description.replace(/\.$/, '')}` : ` (${String(pattern)})`;
}

function entryOf(list: unknown, index: unknown): unknown {
  return Array.isArray(list) ? list[Number(index)] : undefined;
}

function kinds(types: unknown): string {
  return [types].flat().map((type) => words[String(type)] ?? String(type)).join(' or ');
}

const words: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', integer: 'a whole number', boolean: 'true or false', object: 'an object', array: 'a list', null: 'null' };

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return words[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
