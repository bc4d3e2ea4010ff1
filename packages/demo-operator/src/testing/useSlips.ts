import type {
  BettingRecordReply,
  SportsEvent,
  SportsEventsReply,
  SportsLeg,
  SportsQuoteReply,
} from '@livery/model';
import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { useSandbox } from './useSandbox.ts';

/** Quotes and places slips of the demonstration member, who signs in before each test. */
export function useSlips() {
  const at = useSandbox();
  let token = '';

  beforeEach(async () => {
    token = await at.client.login('demo', 'Demo1234');
  });

  const nowMs = () => at.sandbox.clock.nowMs();
  const startOf = ({ startsAt = '' }: SportsEvent) => Date.parse(startsAt);

  /** Events that stay open for at least a minute and a half, with odds that hold for the minute. */
  async function events(vassalage = 'FB'): Promise<readonly SportsEvent[]> {
    // From the start of a minute, because odds change with it.
    at.sandbox.clock.advance(60_000 - (nowMs() % 60_000));
    const request = { gameType: 'SPORTS', vassalage, count: 50 };
    const { value } = await at.client.call('getSportsEvents', request);
    // The call's reply
    return (value as SportsEventsReply).events.filter((event) => startOf(event) > nowMs() + 90_000);
  }

  /** First event of each sport: with and without a draw. */
  async function bothSports(vassalage = 'FB') {
    const list = await events(vassalage);
    const ofSport = (sport: string) => list.find(({ eventId }) => eventId.startsWith(sport));
    const [football, basketball] = [ofSport('football'), ofSport('basketball')];
    if (!football || !basketball) throw new Error(`${vassalage} has no events of both sports.`);
    return { football, basketball };
  }

  function legOf({ eventId, markets: [winner] }: SportsEvent, index = 0): SportsLeg {
    const { pick = '', odds = 0 } = winner?.selections[index] ?? {};
    return { eventId, market: 'winner', pick, odds };
  }

  const slip = (legs: readonly SportsLeg[], change: Readonly<Record<string, unknown>> = {}) => ({
    referenceNo: randomUUID(),
    vassalage: 'FB',
    legs,
    stake: 10,
    ...change,
  });
  const place = (request: Readonly<Record<string, unknown>>, as = token) =>
    at.client.call('placeSportsBet', request, { token: as });
  const quote = async (picks: readonly object[], vassalage = 'FB') =>
    at.client.call('getSportsQuote', { vassalage, picks });
  const quoted = async (picks: readonly object[], vassalage = 'FB') =>
    (await quote(picks, vassalage)).value as SportsQuoteReply; // the call's reply
  const pickOf = ({ eventId, market, pick }: SportsLeg) => ({ eventId, market, pick });

  async function balance(as = token): Promise<number> {
    const { value } = await at.client.call('getBalanceV2', {}, { token: as });
    return (value as { sumBalance: number }).sumBalance; // the call's reply
  }

  async function record(as = token): Promise<BettingRecordReply['list']> {
    const period = {
      from: new Date(nowMs() - 3_600_000).toISOString(),
      to: new Date(nowMs() + 1).toISOString(),
    };
    const { value } = await at.client.call('getBettingRecord', period, { token: as });
    return (value as BettingRecordReply).list.filter(({ gameType }) => gameType === 'SPORTS'); // the call's reply
  }

  const admin = (path: string, body: object, method = 'PUT') =>
    at.admin.send(method, `/merchants/${at.client.merchant}/${path}`, body);
  const spoil = (...faults: string[]) => admin('callback-faults', { faults });

  async function newMember(account: string, balanceMinor: number): Promise<string> {
    const member = { account, password: 'Secret123', isAgent: 0, balanceMinor };
    await admin('members', member, 'POST');
    return at.client.login(account, 'Secret123');
  }

  return {
    at,
    admin,
    balance,
    bothSports,
    events,
    legOf,
    newMember,
    nowMs,
    pickOf,
    place,
    quote,
    quoted,
    record,
    slip,
    spoil,
    startOf,
  };
}
