import type { CallContract } from '@livery/model';

/** A shape as data. */
export interface ShapeData {
  readonly types: readonly string[];
  readonly values?: readonly unknown[];
  readonly format?: string;
  readonly words?: readonly string[];
  readonly fields?: Readonly<Record<string, ShapeData>>;
  readonly items?: ShapeData;
}

/** A call's contract as data. */
export interface ContractData extends Omit<CallContract, 'request' | 'reply' | 'takes'> {
  readonly takes?: CallContract['takes'];
  readonly request: ShapeData;
  readonly reply: ShapeData;
}
