import { periodsOfKind, type ContractKind } from '@livery/model';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { Refusal } from '../../core/Refusal.ts';
import { ContractTeam } from '../../testing/contracts/ContractTeam.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { percentOf } from './contractTerms.ts';

const fixture = useDatabase();
vi.setConfig({ testTimeout: 600_000 });

const hourMs = 3_600_000;
/** Of the member on top. Little enough to be used up. */
const startBalance = 60_000;
const startMs = Date.parse('2026-11-02T09:00:00+08:00');
const members = 6;
const kinds = ['dividend', 'salary'] as const satisfies readonly ContractKind[];

const member = fc.nat(members - 1);
const kind = fc.constantFrom(...kinds);
const period = fc.constantFrom(...periodsOfKind('dividend'));
/** Place of the upline of each member; the first one is on top. */
const uplines = fc.tuple(
  fc.constant(undefined),
  ...Array.from({ length: members - 1 }, (_, place) => fc.nat(place)),
);
const rate = fc.integer({ min: 1, max: 6 });
/** What members, and time, do. Members are given by their places. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('sign' as const),
      kind,
      downline: fc.integer({ min: 1, max: members - 1 }),
      isOffer: fc.boolean(),
      rate,
      period,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('new' as const),
      kind,
      asker: member,
      other: fc.option(member),
      rate,
      period,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      request: fc.nat(5),
      actor: member,
      isOther: fc.boolean(),
      answer: fc.constantFrom('accept', 'accept', 'reject', 'withdraw'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('end' as const), contract: fc.nat(5), actor: member }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      actor: member,
      stake: fc.integer({ min: 1, max: 900_000 }),
      win: fc.integer({ min: 0, max: 600_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 13, 24, 30, 24 * 9, 24 * 25, -50),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      actor: fc.integer({ min: 1, max: members - 1 }),
      other: member,
    }),
  },
);
/** Dividends that run already, signed from the lowest member up, so that all are possible. */
const first = fc
  .array(fc.record({ rate, period }), { maxLength: members - 1, size: 'max' })
  .map((contracts): Step[] => [
    ...contracts.map(({ rate: top, period: of }, index) => ({
      do: 'sign' as const,
      kind: 'dividend' as const,
      downline: members - 1 - index,
      isOffer: true,
      rate: top,
      period: of,
    })),
    { do: 'wait', hours: 24 * 25 },
  ]);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>;

interface Pair {
  readonly kind: ContractKind;
  readonly upline: number;
  readonly downline: number;
  readonly rate: number;
}

interface OpenRequest extends Pair {
  readonly id: number;
  readonly asker: number;
  /** Contract that is to end. */
  readonly contract?: number;
}

type ContractRow = Awaited<ReturnType<ContractTeam['contractsOf']>>[number];

/** The rules in their shortest form: who is above whom, what is active, and what is requested. */
class Rules {
  readonly uplineOf: (number | undefined)[];
  readonly active = new Map<number, Pair>();
  requests: OpenRequest[] = [];
  hasMoved = false;

  constructor(uplineOf: readonly (number | undefined)[]) {
    this.uplineOf = [...uplineOf];
  }

  isBelow(place: number, above: number): boolean {
    const upline = this.uplineOf[place];
    return place === above || (upline !== undefined && this.isBelow(upline, above));
  }

  /** Signs a contract, which ends the one before and those below with a higher rate. */
  sign(id: number, signed: Pair): void {
    for (const [other, contract] of this.active)
      if (
        isSame(contract, signed) ||
        (contract.kind === signed.kind &&
          contract.rate > signed.rate &&
          this.isBelow(contract.upline, signed.downline))
      )
        this.end(other);
    this.active.set(id, signed);
  }

  end(contract: number): void {
    this.active.delete(contract);
    this.requests = this.requests.filter((request) => request.contract !== contract);
  }

  isOpen(pair: Omit<Pair, 'rate'>): boolean {
    return this.requests.some((request) => isSame(request, pair));
  }
}

/** Time in which a contract is in force, and its unsettled part, from a moment. */
interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

function spanOf({ starts_at_ms: fromMs, ends_at_ms: endsAtMs }: ContractRow): Span {
  return { fromMs, untilMs: endsAtMs ?? Infinity };
}

/** Returns the end of what is settled. */
function settledUntilMs({ next_start_ms: nextStartMs, ends_at_ms: endsAtMs }: ContractRow): number {
  return nextStartMs ?? endsAtMs ?? Infinity;
}

/** Whether two contracts are in force at the same time, at a moment or later. */
function overlap(left: ContractRow, right: ContractRow, fromMs = -Infinity): boolean {
  const [one, other] = [spanOf(left), spanOf(right)];
  return Math.max(one.fromMs, other.fromMs, fromMs) < Math.min(one.untilMs, other.untilMs);
}

function isSame(left: Omit<Pair, 'rate'>, right: Omit<Pair, 'rate'>): boolean {
  return (
    left.kind === right.kind && left.upline === right.upline && left.downline === right.downline
  );
}

/** A team in the database beside the rules that say what has to be in it. */
class Machine {
  readonly team: ContractTeam;
  readonly ids: readonly number[];
  readonly rules: Rules;
  #latestMs = startMs;
  /** Contracts after the last step. */
  #rows: ContractRow[] = [];

  constructor(team: ContractTeam, ids: readonly number[], rules: Rules) {
    this.team = team;
    this.ids = ids;
    this.rules = rules;
  }

  static async start(places: readonly (number | undefined)[]): Promise<Machine> {
    const team = new ContractTeam(fixture, startMs);
    const ids: number[] = [];
    for (const [place, upline] of places.entries())
      ids.push(
        await team.add(
          place === 0 ? startBalance : 0,
          upline === undefined ? undefined : ids[upline],
        ),
      );
    return new Machine(team, ids, new Rules(places));
  }

  id(place: number): number {
    return this.ids[place] ?? 0;
  }

  async run(next: Step): Promise<void> {
    if (next.do === 'new') await this.#propose(next);
    else if (next.do === 'sign') await this.#sign(next);
    else if (next.do === 'answer') await this.#answer(next);
    else if (next.do === 'end') await this.#proposeEnd(next);
    else if (next.do === 'play')
      await this.team.play(this.id(next.actor), next.stake, next.win, this.team.nowMs);
    else if (next.do === 'wait') this.team.nowMs += next.hours * hourMs;
    else await this.#move(next);
    this.#latestMs = Math.max(this.#latestMs, this.team.nowMs);
    if (next.do === 'wait' || next.do === 'move') await this.team.settle();
    if (next.do === 'move') await this.#endMovedContracts();
    if (next.do !== 'play') await this.#compare();
  }

  /** Proposes a contract to a neighbour, who mostly accepts it. */
  async #sign(next: StepOf<'sign'>): Promise<void> {
    const { kind: of, downline, isOffer, rate: top } = next;
    const upline = this.rules.uplineOf[downline];
    if (upline === undefined) return;
    const pair = { kind: of, upline, downline, rate: top };
    const asker = isOffer ? upline : downline;
    await this.#propose({
      do: 'new',
      kind: of,
      asker,
      other: isOffer ? downline : null,
      rate: top,
      period: next.period,
    });
    const request = this.rules.requests.findIndex((open) => isSame(open, pair));
    await this.#answer({
      do: 'answer',
      request: Math.max(0, request),
      actor: 0,
      isOther: true,
      answer: 'accept',
    });
  }

  async #propose(next: StepOf<'new'>): Promise<void> {
    const { kind: of, asker, other, rate: top } = next;
    const { rules } = this;
    const upline = other === null ? rules.uplineOf[asker] : asker;
    const downline = other ?? asker;
    const outcome = await this.team.act(this.id(asker), of, {
      tiers: [{ rate: top }],
      ...(of === 'dividend' && { period: next.period }),
      ...(other !== null && { memberId: String(this.id(other)) }),
    });
    if (upline === undefined || rules.uplineOf[downline] !== upline)
      return expectRefusal(outcome, 'contract_party_unknown');
    if (top > this.#limit(of, upline)) return expectRefusal(outcome, 'contract_rate_too_high');
    const pair = { kind: of, upline, downline, rate: top };
    if (rules.isOpen(pair)) return expectRefusal(outcome, 'contract_request_open');
    expect(outcome).toMatchObject({ status: 'requested' });
    rules.requests.push({ ...pair, id: requestOf(outcome), asker });
  }

  async #proposeEnd({ contract: nth, actor }: StepOf<'end'>): Promise<void> {
    const { rules } = this;
    const [id, contract] = [...rules.active][nth] ?? [];
    if (id === undefined || !contract) return;
    const outcome = await this.team.act(this.id(actor), contract.kind, {
      request: 'termination',
      contractId: String(id),
    });
    if (actor !== contract.upline && actor !== contract.downline)
      return expectRefusal(outcome, 'contract_ended');
    if (rules.isOpen(contract)) return expectRefusal(outcome, 'contract_request_open');
    rules.requests.push({ ...contract, id: requestOf(outcome), asker: actor, contract: id });
  }

  async #answer({ request: nth, actor, isOther, answer }: StepOf<'answer'>): Promise<void> {
    const { rules } = this;
    const request = rules.requests[nth % Math.max(1, rules.requests.length)];
    if (!request) return;
    const other = request.asker === request.upline ? request.downline : request.upline;
    // Mostly the party that may answer
    const place = answer === 'withdraw' ? request.asker : isOther ? other : actor;
    const outcome = await this.team.act(this.id(place), request.kind, {
      request: answer,
      requestId: String(request.id),
    });
    if (place !== (answer === 'withdraw' ? request.asker : other))
      return expectRefusal(outcome, 'contract_request_closed');
    if (answer === 'accept' && request.contract === undefined) {
      if (request.rate > this.#limit(request.kind, request.upline))
        return expectRefusal(outcome, 'contract_rate_too_high');
      const { kind: of, upline, downline, rate: top } = request;
      rules.sign(contractOf(outcome), { kind: of, upline, downline, rate: top });
    } else if (answer === 'accept' && request.contract !== undefined) rules.end(request.contract);
    expect(outcome).not.toBeInstanceOf(Refusal);
    rules.requests = rules.requests.filter(({ id }) => id !== request.id);
  }

  async #move({ actor, other }: StepOf<'move'>): Promise<void> {
    const { rules } = this;
    if (rules.isBelow(other, actor)) return;
    await this.team.move(this.id(actor), this.id(other));
    rules.uplineOf[actor] = other;
    rules.hasMoved = true;
  }

  /** Ends what has to end after a move. The other rules prove that nothing else remains. */
  async #endMovedContracts(): Promise<void> {
    const { rules } = this;
    const before = this.#rows;
    const after = await this.team.contractsOf(this.ids);
    for (const row of after.filter(({ status }) => status !== 'active')) {
      const contract = rules.active.get(row.contract_id);
      if (!contract) continue;
      const isLeft = rules.uplineOf[contract.downline] !== contract.upline;
      const former = before.find(({ contract_id: id }) => id === row.contract_id) ?? row;
      const isOutranked = this.#above(former, before).some(
        (high) => high.top_rate < row.top_rate && overlap(high, former, this.team.nowMs),
      );
      expect(isLeft || isOutranked).toBe(true);
      rules.end(row.contract_id);
    }
    for (const { upline, downline } of rules.active.values())
      expect(rules.uplineOf[downline]).toBe(upline);
    rules.requests = rules.requests.filter(
      ({ upline, downline }) => rules.uplineOf[downline] === upline,
    );
  }

  /** Returns the contracts of the members from the upline of a contract up. */
  #above({ kind: of, upline_id: uplineId }: ContractRow, rows: readonly ContractRow[]) {
    const upline = this.ids.indexOf(uplineId);
    return rows.filter(
      (row) => row.kind === of && this.rules.isBelow(upline, this.ids.indexOf(row.downline_id)),
    );
  }

  /** Returns the lowest rate in force of a member and of those above. */
  #limit(of: ContractKind, place: number): number {
    const { nowMs } = this.team;
    const rates = this.#rows
      .filter(
        (row) => row.kind === of && this.rules.isBelow(place, this.ids.indexOf(row.downline_id)),
      )
      .filter((row) => spanOf(row).untilMs > Math.max(nowMs, row.starts_at_ms))
      .map((row) => percentOf(row.top_rate));
    return Math.min(Infinity, ...rates);
  }

  /**
   * No contract has a higher rate than one above while both are in force. Where members have moved,
   * what was settled and the time that has passed, also before the clock was set back, are left
   * out: the contracts were not above each other then.
   */
  #proveRates(): void {
    for (const low of this.#rows)
      for (const high of this.#above(low, this.#rows)) {
        const fromMs = this.rules.hasMoved
          ? Math.max(this.#latestMs, settledUntilMs(low))
          : -Infinity;
        if (overlap(high, low, fromMs)) expect(low.top_rate).toBeLessThanOrEqual(high.top_rate);
      }
  }

  /** The database has the contracts and requests of the rules, and no others. */
  async #compare(): Promise<void> {
    this.#rows = await this.team.contractsOf(this.ids);
    expect(
      this.#rows.filter(({ status }) => status === 'active').map(({ contract_id: id }) => id),
    ).toEqual([...this.rules.active.keys()].toSorted((left, right) => left - right));
    const requests = await fixture.db
      .selectFrom('contract_request')
      .select('request_id')
      .where('downline_id', 'in', this.ids)
      .where('status', '=', 'requested')
      .orderBy('request_id')
      .execute();
    expect(requests.map(({ request_id: id }) => id)).toEqual(
      this.rules.requests.map(({ id }) => id).toSorted((left, right) => left - right),
    );
    this.#proveRates();
  }

  /** Each period is settled once, in order, without gaps; and no money is made or lost. */
  async proveMoney(): Promise<void> {
    const { team, ids } = this;
    const settledBy = new Map<string, number>();
    for (const contract of await team.contractsOf(ids)) {
      const rows = await team.settlements(contract.contract_id);
      let nextMs = contract.starts_at_ms;
      for (const row of rows) {
        expect(row.period_start_ms).toBe(nextMs);
        nextMs = row.period_end_ms;
      }
      expect(contract.next_start_ms ?? contract.ends_at_ms).toBe(nextMs);
      if (contract.ends_at_ms !== null) expect(nextMs).toBeLessThanOrEqual(contract.ends_at_ms);
      // Contracts of a pair follow each other.
      const pair = `${contract.kind} ${contract.upline_id} ${contract.downline_id}`;
      expect(contract.starts_at_ms).toBeGreaterThanOrEqual(settledBy.get(pair) ?? 0);
      // Unless it was replaced before it began
      if (contract.ends_at_ms !== contract.starts_at_ms)
        settledBy.set(pair, contract.ends_at_ms ?? Infinity);
    }
    const { rows } = await sql<{ wrong: number; sum: number }>`
      select
        (select count(*)::integer from contract_settlement as settled
          where settled.member_id = any(${ids}::bigint[]) and (
            select array_agg(amount_minor order by amount_minor) from wallet_entry
            where reference = 'settlement-' || settled.settlement_id)
          is distinct from case when settled.status = 'paid'
            then array[-settled.amount_minor, settled.amount_minor] end) as wrong,
        (select sum(balance_minor)::bigint from wallet_sum where member_id = any(${ids}::bigint[])) as sum`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ wrong: 0, sum: startBalance }]);
    for (const id of ids) expect(await team.balance(id)).toBeGreaterThanOrEqual(0);
  }

  /** Removes the contracts, so that they are not settled together with those of the next team. */
  async remove(): Promise<void> {
    await fixture.db.deleteFrom('contract').where('downline_id', 'in', this.ids).execute();
  }
}

function requestOf(outcome: Awaited<ReturnType<ContractTeam['act']>>): number {
  if (outcome instanceof Refusal) throw outcome;
  return outcome.requestId;
}

function contractOf(outcome: Awaited<ReturnType<ContractTeam['act']>>): number {
  if (outcome instanceof Refusal) throw outcome;
  return outcome.contractId ?? 0;
}

function expectRefusal(outcome: unknown, reason: string): void {
  expect(outcome).toMatchObject({ value: { reason } });
}

it('[AGNT-03] [AGNT-17] [AGNT-18] [MEMB-22] whatever members do, contracts follow the rules and no money is lost', async () => {
  const steps = fc.array(step, { maxLength: 50, size: 'max' });
  await fc.assert(
    fc.asyncProperty(
      uplines,
      first,
      fc.boolean(),
      steps,
      async (places, signed, isFixed, taken) => {
        const machine = await Machine.start(places);
        try {
          for (const next of [...signed, ...taken])
            if (next.do !== 'move' || !isFixed) await machine.run(next);
          await machine.proveMoney();
          expect(machine.team.faults).toEqual([]);
        } finally {
          await machine.remove();
        }
      },
    ),
    // Shortens a failing example for some minutes.
    { numRuns: 50, interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true },
  );
});
