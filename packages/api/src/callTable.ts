import type { AnyCall } from './Call.ts';
import { operatorCalls } from './generated/calls.gen.ts';

/** Every call of the operator's API by its name. */
export const operatorCallsByName: ReadonlyMap<string, AnyCall> = new Map(
  operatorCalls.map((call) => [call.name, call]),
);
