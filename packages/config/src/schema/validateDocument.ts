import { problemAt, type ConfigProblem } from '../report/ConfigProblem.ts';
import { describeErrors } from './describeErrors.ts';
import { fileOf, schemaNameOf } from '../source/documentNames.ts';
import { wordsOf } from './keywords/allKeywords.ts';
import { didYouMean } from '../source/nearestName.ts';
import { joinPointer } from '../source/pointer.ts';
import { isSchema } from '../source/Schema.ts';
import type { SchemaFault } from './SchemaFault.ts';
import type { Reference, SchemaSet } from './SchemaSet.ts';
import {
  keyLocation,
  nearestLocation,
  plainValue,
  type LocatedValue,
} from '../source/LocatedValue.ts';

/** A merged document after validation, with all defaults. */
export interface ValidatedDocument {
  readonly value: unknown;
  readonly valid: boolean;
  readonly problems: readonly ConfigProblem[];
  readonly references: readonly Reference[];
}

/**
 * Validates one merged document against its schema, and a page's props against their components'.
 */
export function validateDocument({
  document,
  pointer,
  schemas,
}: {
  document: LocatedValue;
  pointer: string;
  schemas: SchemaSet;
}): ValidatedDocument {
  const value = plainValue(document);
  const verdict = schemas.checkDocument(schemaNameOf(pointer), value, pointer);
  const errors = verdict.errors.flatMap(
    (error) => wordsOf(error.keyword).whereStated?.(error, { document, pointer }) ?? [error],
  );
  const faults = describeErrors(errors, {
    base: pointer,
    name: fileOf(pointer),
    secret: pointer === '/upstream',
  });
  const nodes = pointer.startsWith('/pages/')
    ? checkNodes(document, value, pointer, schemas)
    : { faults: [], references: [] };
  const problems = [...faults, ...nodes.faults].map((fault) => locate(fault, document, pointer));
  return {
    value,
    valid: problems.length === 0,
    problems,
    references: [...verdict.references, ...nodes.references],
  };
}

/** Validates each node's component, and its props against that component's schema only. */
function checkNodes(
  document: LocatedValue,
  page: unknown,
  pointer: string,
  schemas: SchemaSet,
): { faults: SchemaFault[]; references: Reference[] } {
  const faults: SchemaFault[] = [];
  const references: Reference[] = [];
  const nodes = isSchema(page) && isSchema(page.nodes) ? page.nodes : {};
  for (const [id, node] of Object.entries(nodes)) {
    if (!isSchema(node) || typeof node.use !== 'string') continue;
    const at = joinPointer(pointer, 'nodes', id);
    const component = schemas.components.get(node.use);
    if (!component) {
      const message = `no component is called "${node.use}"${didYouMean(node.use, schemas.components.keys())}`;
      faults.push({ code: 'LV208', message, pointer: `${at}/use`, atKey: false });
      continue;
    }
    if (node.props === undefined || isSchema(node.props)) {
      const verdict = schemas.checkProps(node.use, node.props ?? {}, `${at}/props`);
      faults.push(
        ...describeErrors(verdict.errors, { base: `${at}/props`, name: node.use, props: true }),
      );
      references.push(...verdict.references);
    }
    for (const slot of Object.keys(isSchema(node.slots) ? node.slots : {}).filter(
      (name) => !component.slots.includes(name),
    )) {
      const has =
        component.slots.length === 0 ? 'it has none' : `it has ${component.slots.join(', ')}`;
      const lack = `${node.use} has no slot "${slot}"`;
      const slotPointer = joinPointer(at, 'slots', slot);
      const layerAt = (locate: typeof keyLocation, place: string): string =>
        locate(document, place.slice(pointer.length)).document.layer;
      const isInherited =
        layerAt(nearestLocation, `${at}/use`) === document.location.document.layer &&
        layerAt(keyLocation, slotPointer) !== document.location.document.layer;
      faults.push(
        isInherited
          ? {
              code: 'LV415',
              message: `${lack}, which the node inherits; delete it: "slots": { "${slot}": null }`,
              pointer: `${at}/use`,
              atKey: false,
            }
          : {
              code: 'LV415',
              message: `${lack}; ${has}${didYouMean(slot, component.slots)}`,
              pointer: slotPointer,
              atKey: true,
            },
      );
    }
  }
  return { faults, references };
}

function locate(
  { code, message, pointer, atKey, suggestion }: SchemaFault,
  document: LocatedValue,
  base: string,
): ConfigProblem {
  const within = pointer.slice(base.length);
  return problemAt(atKey ? keyLocation(document, within) : nearestLocation(document, within), {
    code,
    message,
    pointer,
    suggestion,
  });
}
