import type { Valkey } from 'iovalkey';
import type { Clock } from '@livery/model';
import { endedId } from './Denylist.ts';
import type { LocalState } from './LocalState.ts';
import type { SharedKeys } from './SharedKeys.ts';
import { clockSkewMs, longestSessionMs, type EndedSession } from './SharedState.ts';
import { connectionTo, orTimeout } from './ValkeyLink.ts';

const batchSize = 1_000;
/** Entries are kept for longer than the longest session, at any machine. */
const keptMs = longestSessionMs + 4 * clockSkewMs;
/** Longest wait of one read for a new entry. */
const blockMs = 5_000;
const retryMs = 100;
/** Adds an entry, and trims old ones by Valkey's clock, because that of a machine may be wrong. */
const endScript = `
local now = redis.call('TIME')[1] * 1000
local oldest = string.format('%.0f', now - ARGV[1])
return redis.call('XADD', KEYS[1], 'MINID', '~', oldest, '*', 'id', ARGV[2], 'until', ARGV[3])
`;

/**
 * Stream of ended sessions. Received entries are written down locally, so they count without Valkey
 * and after a restart.
 */
export class SharedEnds {
  readonly #clock: Clock;
  readonly #local: LocalState;
  readonly #keys: SharedKeys;
  readonly #reader: Valkey;
  /** Ids that are in the stream. */
  #delivered = new Map<string, number>();
  #lastEntry = '0';
  #isFollowing = false;
  #isClosed = false;

  constructor({
    url,
    clock,
    local,
    keys,
  }: {
    url: string;
    clock: Clock;
    local: LocalState;
    keys: SharedKeys;
  }) {
    this.#clock = clock;
    this.#local = local;
    this.#keys = keys;
    // A read that waits for entries blocks its connection.
    this.#reader = connectionTo(url);
  }

  /** Sends an ended session to the other servers. */
  async send(client: Valkey, { sid, absolute }: EndedSession): Promise<void> {
    const id = endedId(sid);
    await client.eval(endScript, 1, this.#keys.ended, keptMs, id, absolute);
    this.#delivered.set(id, absolute);
  }

  /** Forgets what the stream had, because Valkey was started again. */
  reset(): void {
    this.#delivered = new Map();
    this.#lastEntry = '0';
  }

  /** Reads the entries since the last one, sends what is not among them, and follows new ones. */
  async synchronise(client: Valkey): Promise<void> {
    while ((await this.#read(client)) === batchSize);
    const nowMs = this.#clock.nowMs();
    for (const [id, untilMs] of this.#delivered) if (untilMs <= nowMs) this.#delivered.delete(id);
    const missing = this.#local.ended().filter(({ sid }) => !this.#delivered.has(sid));
    for (let start = 0; start < missing.length; start += batchSize)
      await Promise.all(
        missing.slice(start, start + batchSize).map((session) => this.send(client, session)),
      );
    if (!this.#isFollowing) void this.#follow();
  }

  close(): void {
    this.#isClosed = true;
    this.#reader.disconnect();
  }

  /** Receives new entries as they come, for as long as the server runs. */
  async #follow(): Promise<void> {
    this.#isFollowing = true;
    while (!this.#isClosed) {
      try {
        await orTimeout(this.#read(this.#reader, blockMs), 2 * blockMs);
      } catch (error) {
        if (error instanceof Error && error.name === 'LateAnswer') this.#reader.disconnect(true);
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
      }
    }
  }

  /** Takes over the next entries and resolves to their number. */
  async #read(client: Valkey, waitMs?: number): Promise<number> {
    const from = ['STREAMS', this.#keys.ended, this.#lastEntry] as const;
    const streams =
      waitMs === undefined
        ? await client.xread('COUNT', batchSize, ...from)
        : await client.xread('COUNT', batchSize, 'BLOCK', waitMs, ...from);
    const entries = streams?.[0]?.[1] ?? [];
    for (const [entry, [, id = '', , until = '']] of entries) {
      this.#lastEntry = entry;
      this.#receive({ sid: id, absolute: Number(until) });
    }
    return entries.length;
  }

  #receive(session: EndedSession): void {
    if (!(session.absolute > this.#clock.nowMs())) return;
    this.#delivered.set(session.sid, session.absolute);
    if (!this.#local.hasEnded(session.sid)) this.#local.end(session);
  }
}
