/**
 * Stops the calendar clock of a process that loads this module first, so that dates, counters and
 * seeded data are the same in every run. Timers and monotonic clocks go on.
 */
import { picturedMs } from './picturedMs.ts';

const SystemDate = Date;

// As a class, `Date` could not be called without `new`.
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args: unknown[], newTarget) =>
    // The result is the date that `new` returns.
    Reflect.construct(target, args.length === 0 ? [picturedMs] : args, newTarget) as Date,
  apply: () => new SystemDate(picturedMs).toString(),
  get: (target, property, receiver: unknown): unknown =>
    property === 'now' ? () => picturedMs : Reflect.get(target, property, receiver),
});
