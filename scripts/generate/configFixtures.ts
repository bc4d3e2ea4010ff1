import { callCatalogue } from '@livery/api/callCatalogue';
import type { ValueShape } from '@livery/model';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/**
 * Generates the calls that the tests of `packages/config` validate brands with. The package does
 * not depend on the call table.
 */
export function configFixtures(): GeneratedFile[] {
  const list = (names: readonly string[]): string =>
    names.map((name) => `    '${name}',\n`).join('');
  return [
    {
      path: 'packages/config/src/testing/callsFixture.gen.ts',
      text: `${generatedNotice}import type { CallCatalogue } from '../check/CallCatalogue.ts';
import { contractsFixture } from './contractsFixture.ts';
import type { ContractData } from './ContractData.ts';

/** What the calls send and receive. */
const contracts: Readonly<Record<string, ContractData>> = {
${callCatalogue.operator.map((name) => `  ${name}: ${JSON.stringify(contractData(name))},\n`).join('')}};

/** The calls that configuration may mention. */
export const callsFixture: CallCatalogue = {
  guest: [
${list(callCatalogue.guest)}  ],
  operator: [
${list(callCatalogue.operator)}  ],
  contractOf: contractsFixture(contracts),
};
`,
    },
  ];
}

const maxDepth = 6;

function contractData(name: string): object {
  const contract = callCatalogue.contractOf(name);
  if (!contract) throw new Error(`There is no call ${name}.`);
  const { request, reply, ...rest } = contract;
  return { ...rest, request: shapeData(request), reply: shapeData(reply) };
}

function shapeData(shape: ValueShape, depth = 0): object {
  const { types, values, format, words, fieldNames, items } = shape;
  const fields = fieldNames.map((name) => [name, shape.field(name)] as const);
  return {
    types,
    ...(values && { values }),
    ...(format !== undefined && { format }),
    ...(words && { words }),
    ...(fieldNames.length > 0 &&
      depth < maxDepth && {
        fields: Object.fromEntries(
          fields.map(([name, field]) => [name, field && shapeData(field, depth + 1)]),
        ),
      }),
    ...(items && depth < maxDepth && { items: shapeData(items, depth + 1) }),
  };
}
