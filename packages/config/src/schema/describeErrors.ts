import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean, hintOf, nearestName, similarName } from '../source/nearestName.ts';
import { formOf } from './patternWords.ts';
import { joinPointer, pointerParts } from '../source/pointer.ts';
import type { ProblemCode } from '../report/problemCodes.ts';
import { isSchema, stringsOf } from '../source/Schema.ts';
import { repairedText } from './repairedText.ts';
import { rangeOf, typeAdvice } from './typeAdvice.ts';

/** A problem without a position. */
export interface SchemaFault {
  readonly code: ProblemCode;
  readonly message: string;
  /** Pointer of the invalid value, the unknown property, or the missing property. */
  readonly pointer: string;
  /** Whether the key is wrong, not its value. */
  readonly atKey: boolean;
  /** Pointer of the known property that an unknown one resembles. */
  readonly suggestion?: string;
}

/** Options of {@link describeErrors}. */
export interface DescribeOptions {
  /** Prefix of the pointers, and its name in messages: `site.json`, `BannerCarousel`. */
  readonly base: string;
  readonly name: string;
  /** Whether the properties are a component's props. */
  readonly props?: boolean;
  /** Whether values are left out of messages, because the document may hold secrets. */
  readonly secret?: boolean;
}

/** Turns the validator's errors into problems: one mistake, one problem. */
export function describeErrors(
  errors: readonly ErrorObject[],
  options: DescribeOptions,
): SchemaFault[] {
  const faults = new Map<string, SchemaFault>();
  const alternatives = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const lacking = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    if (
      isEcho(error, errors) ||
      alternatives.some((choice) => choice !== error && isWithin(error, choice))
    )
      continue;
    if (error.keyword === 'required') {
      // All missing properties of one object are reported in one message.
      lacking.set(error.instancePath, [...(lacking.get(error.instancePath) ?? []), error]);
      continue;
    }
    const fault = describe(error, options);
    if (!faults.has(fault.pointer)) faults.set(fault.pointer, fault);
  }
  return [
    ...faults.values(),
    ...Array.from(lacking.values(), (errors) => describeLack(errors, options)),
  ];
}

function describeLack(errors: readonly ErrorObject[], options: DescribeOptions): SchemaFault {
  const pointer = errors[0]?.instancePath ?? options.base;
  const names = errors.map(({ params }) => String(params.missingProperty));
  const message = `${ownerOf(pointer, options)} lacks ${names.map((name) => `"${name}"`).join(' and ')}`;
  return { code: 'LV202', message, pointer: joinPointer(pointer, names[0] ?? ''), atKey: false };
}

/** Returns whether an error only repeats another one. */
function isEcho(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if' || error.propertyName !== undefined) return true;
  const beside = errors.filter(
    (other) => other.instancePath === error.instancePath && other !== error,
  );
  if (error.keyword === 'items') return beside.some(({ keyword }) => keyword === 'maxItems');
  // A misspelt name is reported as both unknown and missing.
  if (error.keyword === 'required')
    return beside.some((other) => meantName(other) === error.params.missingProperty);
  // For a condition with an unknown key, the number of allowed keys is irrelevant.
  return (
    error.keyword === 'maxProperties' && beside.some((other) => unknownName(other) !== undefined)
  );
}

function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  return (
    error.instancePath === choice.instancePath ||
    error.instancePath.startsWith(`${choice.instancePath}/`)
  );
}

function describe(error: ErrorObject, options: DescribeOptions): SchemaFault {
  const { keyword, params, instancePath: pointer, data, parentSchema } = error;
  const fault = (code: ProblemCode, message: string): SchemaFault => ({
    code,
    message,
    pointer,
    atKey: false,
  });
  const keyFault = (code: ProblemCode, message: string, name: string): SchemaFault => ({
    code,
    message,
    pointer: joinPointer(pointer, name),
    atKey: true,
  });
  const display = options.secret ? 'the value' : show(data);
  switch (keyword) {
    case 'type': {
      if (parentSchema?.title === 'TextRef' && typeof data === 'string')
        return fault(
          'LV201',
          `a text is named by its key in locales: write { "$text": ${textKey.test(data) ? show(data) : '"the.key"'} }`,
        );
      if (options.name.startsWith('locales/') && isSchema(data))
        return fault(
          'LV201',
          `expected a text, found an object; texts have no groups: write ${show(`${pointerParts(pointer).at(-1)}.${Object.keys(data)[0] ?? '…'}`)}`,
        );
      const types = [params.type].flat().map(String);
      const advice = options.secret ? '' : typeAdvice(data, types, parentSchema);
      const range = isSchema(parentSchema) && typeof data !== 'number' ? rangeOf(parentSchema) : '';
      return fault('LV201', `expected ${kinds(types)}${range}, found ${kindOf(data)}${advice}`);
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = unknownName(error) ?? '';
      const noun = options.props && pointer === options.base ? 'prop' : 'property';
      const owner = `${noun === 'prop' ? 'on' : 'in'} ${ownerOf(pointer, options)}`;
      const suggestion = meantName(error);
      const hint =
        suggestion !== undefined
          ? hintOf(suggestion)
          : isCondition(error)
            ? `; there is ${namesOf(error).join(', ')}`
            : containerHint(error, name);
      const unknown = keyFault('LV203', `unknown ${noun} "${name}" ${owner}${hint}`, name);
      return suggestion === undefined
        ? unknown
        : { ...unknown, suggestion: joinPointer(pointer, suggestion) };
    }
    case 'enum':
    case 'const': {
      const allowed: unknown[] =
        keyword === 'const'
          ? [params.allowedValue]
          : Array.isArray(params.allowedValues)
            ? params.allowedValues
            : [];
      const near =
        typeof data === 'string'
          ? didYouMean(
              data,
              allowed.filter((value) => typeof value === 'string'),
            )
          : '';
      return fault(
        'LV204',
        `${display} is none of ${allowed.map((value) => show(value)).join(', ')}${near}`,
      );
    }
    case 'pattern': {
      const isLink = typeof params.pattern === 'string' && params.pattern.startsWith('^https://');
      if (isLink)
        return fault('LV505', `${display} is no https address; it begins with "https://"`);
      const hint = options.secret ? '' : repairHint(data, params.pattern, parentSchema?.maxLength);
      return fault(
        'LV205',
        `${display} does not have the form needed here: ${formOf(params.pattern, parentSchema?.description)}${hint}`,
      );
    }
    case 'format':
      return fault('LV205', `${display} is no ${String(params.format)}`);
    case 'propertyNames': {
      const name = String(params.propertyName);
      const { pattern, maxLength } = isSchema(error.schema) ? error.schema : {};
      const hint = options.secret ? '' : repairHint(name, pattern, maxLength);
      return keyFault('LV207', `"${name}" is no name: ${formOfName(error.schema)}${hint}`, name);
    }
    case 'uniqueItems': {
      const entry = options.secret ? 'an entry' : show(entryOf(data, params.i));
      return {
        ...fault('LV210', `the list has ${entry} twice`),
        pointer: joinPointer(pointer, String(params.i)),
      };
    }
    case 'not': {
      const names = stringsOf(isSchema(error.schema) ? error.schema.required : undefined);
      return names.length > 1
        ? fault('LV206', `write only one of ${names.map((name) => `"${name}"`).join(', ')}`)
        : fault('LV212', error.message ?? keyword);
    }
    case 'x-atMost':
      return fault(
        'LV206',
        typeof params.defaultName === 'string'
          ? `"${String(error.schema)}" is less than "${params.defaultName}", which is ${display} by default; state both`
          : `${display} is more than "${String(error.schema)}" allows`,
      );
    case 'x-noAlternative':
      return fault('LV209', `expected ${String(error.schema)}, found ${kindOf(data)}`);
    case 'oneOf':
    case 'anyOf':
      return fault('LV209', `${display} is none of the forms allowed here`);
    case 'minProperties':
    case 'maxProperties': {
      if (isCondition(error))
        return fault('LV211', `a condition has exactly one of ${namesOf(error).join(', ')}`);
      if (params.first !== undefined)
        return keyFault(
          'LV206',
          `"${params.folder}" states ${params.count} entries of "${ownerOf(pointer, options)}", without those it inherits; at most ${String(error.schema)}, so remove some`,
          String(params.first),
        );
      const names = namesOf(error);
      const isChoice = parentSchema?.minProperties === 1 && parentSchema.maxProperties === 1;
      return isChoice && names.length > 0
        ? fault('LV206', `write exactly one of ${names.map((name) => `"${name}"`).join(', ')}`)
        : fault('LV206', error.message ?? keyword);
    }
    default: {
      if (keyword === 'minLength' && params.limit === 1)
        return fault('LV206', `${display} may not be empty`);
      const subject = Array.isArray(data) ? 'the list' : display;
      return fault(
        limits.includes(keyword) ? 'LV206' : 'LV212',
        `${subject} ${(error.message ?? keyword).replace('must NOT have', 'may not have')}`,
      );
    }
  }
}

const textKey = /^[a-zA-Z][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)+$/;

function repairHint(value: unknown, pattern: unknown, maxLength: unknown): string {
  const repaired =
    typeof value === 'string' ? repairedText(value, { pattern, maxLength }) : undefined;
  return repaired === undefined ? '' : hintOf(repaired);
}

/** Returns the required form of an object's keys. */
function formOfName(schema: unknown): string {
  const { pattern, enum: allowed, maxLength } = isSchema(schema) ? schema : {};
  const form = Array.isArray(allowed)
    ? `there is ${allowed.join(', ')}`
    : formOf(pattern, undefined);
  return typeof maxLength === 'number' ? `${form}; at most ${maxLength} characters` : form;
}

const limits = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];

function unknownName(error: ErrorObject): string | undefined {
  const name: unknown = error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Returns the known name that an unknown one resembles; less so if the known one is missing. An
 * unknown binding such as `$txt` was meant to be the only binding there is.
 */
function meantName(error: ErrorObject): string | undefined {
  const name = unknownName(error);
  if (name === undefined) return undefined;
  const bindings = namesOf(error).filter((known) => known.startsWith('$'));
  const only = name.startsWith('$') && bindings.length === 1 ? bindings[0] : undefined;
  return (
    only ??
    nearestName(name, namesOf(error)) ??
    similarName(name, missingNames(error), Math.floor(name.length / 2))
  );
}

/**
 * Returns a hint if an unknown property was written one level too high: a property of exactly one
 * object, or an entry of the map that is the document's only object, as in menus.json.
 */
function containerHint({ data, parentSchema }: ErrorObject, name: string): string {
  if (!isSchema(parentSchema?.properties)) return '';
  const objects = Object.entries(parentSchema.properties).flatMap(([key, schema]) =>
    isSchema(schema) && schema.type === 'object' ? [{ key, schema }] : [],
  );
  const owners = objects.filter(
    ({ schema }) => isSchema(schema.properties) && Object.hasOwn(schema.properties, name),
  );
  const maps = objects.filter(({ schema }) => isSchema(schema.additionalProperties));
  const value = isSchema(data) ? data[name] : undefined;
  const isEntry = objects.length === 1 && typeof value === 'object' && value !== null;
  const [owner, ...others] = owners.length > 0 ? owners : isEntry ? maps : [];
  return owner && others.length === 0
    ? `; it belongs inside "${owner.key}": { "${owner.key}": { "${name}": … } }`
    : '';
}

/** Returns the required properties that an object lacks. */
function missingNames({ data, parentSchema }: ErrorObject): string[] {
  return isSchema(data)
    ? stringsOf(parentSchema?.required).filter((name) => !Object.hasOwn(data, name))
    : [];
}

function isCondition({ parentSchema }: ErrorObject): boolean {
  return parentSchema?.title === 'Condition';
}

function namesOf({ parentSchema }: ErrorObject): string[] {
  return isSchema(parentSchema?.properties) ? Object.keys(parentSchema.properties) : [];
}

/**
 * Returns the name of the object for messages: the document, the component, or the property that
 * holds it.
 */
function ownerOf(pointer: string, { base, name }: DescribeOptions): string {
  if (pointer === base) return name;
  return pointerParts(pointer.slice(base.length)).reduce(
    (path, part) =>
      /^\d+$/.test(part) ? `${path}[${part}]` : `${path}${path === '' ? '' : '.'}${part}`,
    '',
  );
}

function entryOf(list: unknown, index: unknown): unknown {
  return Array.isArray(list) ? list[Number(index)] : undefined;
}

function kinds(types: unknown): string {
  return [types]
    .flat()
    .map((type) => words[String(type)] ?? String(type))
    .join(' or ');
}

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return words[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
