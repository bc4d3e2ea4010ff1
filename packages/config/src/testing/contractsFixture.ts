import type { CallContract, ValueShape } from '@livery/model';

interface ShapeData {
  readonly types: readonly string[];
  readonly values?: readonly unknown[];
  readonly fields?: Readonly<Record<string, ShapeData>>;
  readonly items?: ShapeData;
}

const text: ShapeData = { types: ['string'] };
const whole: ShapeData = { types: ['integer'] };

const contracts: Readonly<
  Record<
    string,
    Pick<CallContract, 'method'> &
      Partial<Pick<CallContract, 'changes' | 'encrypted' | 'exports'>> &
      Record<'request' | 'reply', ShapeData>
  >
> = {
  launchGame: {
    method: 'GET',
    request: object({
      nodeId: whole,
      gameType: text,
      view: { types: [], values: ['lobby', 'betting'] },
    }),
    reply: object({ url: text, demo: { types: ['boolean'] } }),
  },
  loginV2: {
    method: 'POST',
    encrypted: true,
    request: object({ username: text, password: text }),
    reply: object({ token: text }),
  },
  walletTransfer: {
    method: 'POST',
    request: object({ vassalage: text, amount: { types: ['number'] } }),
    reply: object({ amount: { types: ['number'] } }),
  },
  getGameList: {
    method: 'GET',
    request: object({ gameType: text, isTop: whole, pageNo: whole, pageSize: whole }),
    reply: object({
      games: { types: ['array'], items: object({ nodeId: whole, displayName: text }) },
      totalPages: whole,
    }),
  },
};

/** Returns the contract of a few calls; the others have none. */
export function contractsFixture(call: string): CallContract | undefined {
  const contract = Object.hasOwn(contracts, call) ? contracts[call] : undefined;
  return (
    contract && {
      method: contract.method,
      body: 'json',
      encrypted: contract.encrypted ?? false,
      exports: contract.exports ?? false,
      changes: contract.changes ?? false,
      request: shapeOf(contract.request),
      reply: shapeOf(contract.reply),
    }
  );
}

function object(fields: Readonly<Record<string, ShapeData>>): ShapeData {
  return { types: ['object'], fields };
}

function shapeOf({ types, values, fields = {}, items }: ShapeData): ValueShape {
  return {
    types,
    values,
    format: undefined,
    words: undefined,
    fieldNames: Object.keys(fields),
    field: (name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field && shapeOf(field);
    },
    items: items && shapeOf(items),
  };
}
