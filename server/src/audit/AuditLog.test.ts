import { FakeClock } from '@livery/testing/FakeClock';
import { hash } from 'node:crypto';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AuditLog } from './AuditLog.ts';
import type { AuditSink } from './AuditSink.ts';
import { LimitAudit } from './LimitAudit.ts';

const secret = 'a secret';
const signOut = (member: string) => ({ event: 'sign-out', brand: 'coral', member }) as const;

/** Files by day, and a switch that lets writes fail. */
class MemoryFiles implements AuditSink {
  readonly days = new Map<string, string[]>();
  isFull = false;
  writes = 0;

  get lines(): readonly string[] {
    return [...this.days.values()].flat();
  }

  get events(): readonly Record<string, unknown>[] {
    // Lines are JSON objects.
    return this.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  readonly open = async () => ({ lastLine: this.lines.at(-1), removedBytes: 0 });

  readonly append = async (day: string, text: string) => {
    this.writes += 1;
    if (this.isFull) throw new Error('no space left');
    this.days.set(day, [...(this.days.get(day) ?? []), ...text.trimEnd().split('\n')]);
  };
}

function auditLog(
  sink: AuditSink,
  {
    clock = new FakeClock(),
    maxQueued = 100,
    secretOf = () => secret,
  }: { clock?: FakeClock; maxQueued?: number; secretOf?: () => string } = {},
): AuditLog {
  return new AuditLog({
    clock,
    sink,
    maxQueued,
    secret: secretOf,
    logger: pino({ level: 'silent' }),
  });
}

it('copies the head to the log of the process each hour and at the end', async () => {
  const clock = new FakeClock();
  const logs: string[] = [];
  const files = new MemoryFiles();
  const audit = new AuditLog({
    clock,
    sink: files,
    secret: () => secret,
    logger: pino({}, { write: (line: string) => logs.push(line) }),
  });
  const heads: string[] = [];
  for (const waitMs of [0, 3_599_999, 1]) {
    clock.advance(waitMs);
    audit.record(signOut('ann'));
    const lines = heads.length + 1;
    await expect.poll(() => files.lines).toHaveLength(lines);
    heads.push(hash('sha256', files.lines.at(-1) ?? '', 'hex'));
  }
  await audit.close();

  const [first, , third] = heads;
  expect(logs.map((line) => (JSON.parse(line) as { auditHead: string }).auditHead)).toEqual([
    first,
    third,
    third,
  ]);
});

it('names members by the current secret, without a restart', () => {
  let current = secret;
  const audit = auditLog(new MemoryFiles(), { secretOf: () => current });
  const before = audit.subject('coral', 'ann');
  current = `${secret} rotated`;

  expect(audit.subject('coral', 'ann')).not.toBe(before);
  current = secret;
  expect(audit.subject('coral', 'ann')).toBe(before);
});

it('chains lines by the hash of the line before, over days and restarts', async () => {
  const [files, clock] = [new MemoryFiles(), new FakeClock()];
  const first = auditLog(files, { clock });
  first.record(signOut('a'));
  first.record(signOut('b'));
  await first.close();
  clock.advance(24 * 3_600_000);
  const second = auditLog(files, { clock });
  second.record(signOut('c'));
  await second.close();

  expect([...files.days.keys()]).toEqual(['2026-11-20', '2026-11-21']);
  const hashes = files.lines.map((line) => hash('sha256', line, 'hex'));
  expect(files.events.map(({ prev }) => prev)).toEqual(['0'.repeat(64), hashes[0], hashes[1]]);
  expect(second.head).toEqual({ hash: hashes[2], lines: 1 });
  expect(files.events[0]).toEqual({
    at: '2026-11-20T12:00:00.000Z',
    ...signOut('a'),
    prev: '0'.repeat(64),
  });
});

it('returns from recording before the disk is asked', () => {
  const files = new MemoryFiles();
  const log = auditLog(files);

  for (let event = 0; event < 50; event += 1) log.record(signOut('a'));

  expect([files.writes, log.fault, log.head]).toEqual([0, undefined, undefined]);
});

it('keeps lines while the disk is full, and then says how many are missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const files = new MemoryFiles();
  files.isFull = true;
  const log = auditLog(files, { maxQueued: 3 });
  for (const member of ['a', 'b', 'c', 'd', 'e']) log.record(signOut(member));
  await expect.poll(() => log.fault).toBeDefined();

  expect(log.fault).toBe(
    'the audit log cannot be written: 2 lines are lost, 3 lines wait (no space left)',
  );
  files.isFull = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log.fault).toBeUndefined();

  log.record(signOut('f'));
  await log.close();
  expect(files.events.map(({ event, member, count }) => member ?? [event, count])).toEqual([
    'a',
    'b',
    'c',
    ['missing', 2],
    'f',
  ]);
});

it('calls a member the same with one secret, differently for each brand, and never by the name', () => {
  const log = auditLog(new MemoryFiles());

  const name = log.subject('coral', 'ann');

  expect(name).toBe(auditLog(new MemoryFiles()).subject('coral', 'ann'));
  expect([log.subject('reef', 'ann'), log.subject('coral', 'bob')]).not.toContain(name);
  expect(name).not.toContain('ann');
});

it('records the subjects of limits once a minute, and many of them as a number', async () => {
  const [files, clock] = [new MemoryFiles(), new FakeClock()];
  const log = auditLog(files, { clock, maxQueued: 1_000 });
  const limits = new LimitAudit({ audit: log, clock });
  for (let hit = 0; hit < 5; hit += 1) limits.note('coral', 'account', 'ann');
  for (let index = 0; index < 250; index += 1) limits.note('coral', 'sensitive', `10.0.0.${index}`);
  clock.advance(60_000);
  limits.note('coral', 'account', 'ann');
  await log.close();

  const kinds = files.events.map(({ event }) => event);
  expect(kinds).toEqual([...Array.from({ length: 100 }, () => 'limit'), 'more-limits', 'limit']);
  expect(files.events[100]).toMatchObject({ count: 151 });
  expect(files.events[0]).toMatchObject({
    brand: 'coral',
    limit: 'account',
    subject: log.subject('coral', 'account', 'ann'),
  });
});
