import type { CallContract, ValueShape } from '@livery/model';
import type { ContractData, ShapeData } from './ContractData.ts';

/** Returns the contracts of calls by name. */
export function contractsFixture(
  contracts: Readonly<Record<string, ContractData>>,
): (call: string) => CallContract | undefined {
  return (call) => {
    const contract = Object.hasOwn(contracts, call) ? contracts[call] : undefined;
    return (
      contract && {
        ...contract,
        takes: contract.takes,
        request: shapeOf(contract.request),
        reply: shapeOf(contract.reply),
      }
    );
  };
}

function shapeOf({ types, values, format, words, fields = {}, items }: ShapeData): ValueShape {
  return {
    types,
    values,
    format,
    words,
    fieldNames: Object.keys(fields),
    field: (name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field && shapeOf(field);
    },
    items: items && shapeOf(items),
  };
}
