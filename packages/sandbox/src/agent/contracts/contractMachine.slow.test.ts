import type { ContractKind } from '@livery/model';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { Refusal } from '../../core/Refusal.ts';
import { ContractTeam } from '../../testing/ContractTeam.ts';
import { useDatabase } from '../../testing/useDatabase.ts';

const fixture = useDatabase();
vi.setConfig({ testTimeout: 600_000 });

const hourMs = 3_600_000;
/** Of the member on top. Little enough to be used up. */
const startBalance = 60_000;
const startMs = Date.parse('2026-11-02T09:00:00+08:00');
/** Place of the upline of each member; the first one is on top. */
const uplines: readonly (number | undefined)[] = [undefined, 0, 1, 2, 3, 1];
const members = uplines.length;
const kinds = ['dividend', 'salary'] as const satisfies readonly ContractKind[];

const member = fc.nat(members - 1);
const kind = fc.constantFrom(...kinds);
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
      hours: fc.constantFrom(1, 13, 24, 30, 24 * 9, -50),
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

/** The rules in their shortest form: who is above whom, what is active, and what is requested. */
class Rules {
  readonly uplineOf: (number | undefined)[] = [...uplines];
  readonly active = new Map<number, Pair>();
  requests: OpenRequest[] = [];

  isBelow(place: number, above: number): boolean {
    const upline = this.uplineOf[place];
    return place === above || (upline !== undefined && this.isBelow(upline, above));
  }

  limit(kindOf: ContractKind, place: number): number {
    const above = [...this.active.values()].filter(
      (contract) => contract.kind === kindOf && this.isBelow(place, contract.downline),
    );
    return Math.min(Infinity, ...above.map((contract) => contract.rate));
  }

  /** Ends contracts with a rate above one that is higher in the team. */
  endOutranked(): void {
    for (const [id, low] of this.active)
      if (low.rate > this.limit(low.kind, low.upline)) this.end(id);
  }

  end(contract: number): void {
    this.active.delete(contract);
    this.requests = this.requests.filter((request) => request.contract !== contract);
  }

  isOpen(pair: Omit<Pair, 'rate'>): boolean {
    return this.requests.some((request) => isSame(request, pair));
  }

  endMoved(): void {
    for (const [id, { upline, downline }] of this.active)
      if (this.uplineOf[downline] !== upline) this.end(id);
    this.requests = this.requests.filter(
      ({ upline, downline }) => this.uplineOf[downline] === upline,
    );
    this.endOutranked();
  }
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
  readonly rules = new Rules();

  constructor(team: ContractTeam, ids: readonly number[]) {
    this.team = team;
    this.ids = ids;
  }

  static async start(): Promise<Machine> {
    const team = new ContractTeam(fixture, startMs);
    const ids: number[] = [];
    for (const [place, upline] of uplines.entries())
      ids.push(
        await team.add(
          place === 0 ? startBalance : 0,
          upline === undefined ? undefined : ids[upline],
        ),
      );
    return new Machine(team, ids);
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
    if (next.do === 'wait' || next.do === 'move') await this.team.settle();
    if (next.do !== 'play') await this.#compare();
  }

  /** Proposes a contract to a neighbour, who mostly accepts it. */
  async #sign({ kind: of, downline, isOffer, rate: top }: StepOf<'sign'>): Promise<void> {
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

  async #propose({ kind: of, asker, other, rate: top }: StepOf<'new'>): Promise<void> {
    const { rules } = this;
    const upline = other === null ? rules.uplineOf[asker] : asker;
    const downline = other ?? asker;
    const outcome = await this.team.act(this.id(asker), of, {
      tiers: [{ rate: top }],
      ...(of === 'dividend' && { period: 'daily' }),
      ...(other !== null && { memberId: String(this.id(other)) }),
    });
    if (upline === undefined || rules.uplineOf[downline] !== upline)
      return expectRefusal(outcome, 'contract_party_unknown');
    if (top > rules.limit(of, upline)) return expectRefusal(outcome, 'contract_rate_too_high');
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
      if (request.rate > rules.limit(request.kind, request.upline))
        return expectRefusal(outcome, 'contract_rate_too_high');
      for (const [id, contract] of rules.active) if (isSame(contract, request)) rules.end(id);
      const { kind: of, upline, downline, rate: top } = request;
      rules.active.set(contractOf(outcome), { kind: of, upline, downline, rate: top });
      rules.endOutranked();
    } else if (answer === 'accept' && request.contract !== undefined) rules.end(request.contract);
    expect(outcome).not.toBeInstanceOf(Refusal);
    rules.requests = rules.requests.filter(({ id }) => id !== request.id);
  }

  async #move({ actor, other }: StepOf<'move'>): Promise<void> {
    if (this.rules.isBelow(other, actor)) return;
    await this.team.move(this.id(actor), this.id(other));
    this.rules.uplineOf[actor] = other;
    this.rules.endMoved();
  }

  /** The database has the contracts and requests of the rules, and no others. */
  async #compare(): Promise<void> {
    const contracts = await this.team.contractsOf(this.ids);
    expect(
      contracts.filter(({ status }) => status === 'active').map(({ contract_id: id }) => id),
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
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 80 }), async (steps) => {
      const machine = await Machine.start();
      for (const next of steps) await machine.run(next);
      await machine.proveMoney();
      expect(machine.team.faults).toEqual([]);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
