import type { AgentNoticesReply, LoginedReply, NoticeReply } from '@livery/model';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

it('[AGNT-06] lists the notices to agents in their language, newest first, and to no one else', async () => {
  const { client } = fixture;
  const agent = { token: await client.login('agent', 'Agent1234') };
  const player = { token: await client.login('demo', 'Demo1234') };
  const types = 'PL,AG';

  const notices = async (language: string) =>
    // The call's reply
    ((await client.call('getAgentNotices', { language }, agent)).value as AgentNoticesReply).list;
  const [english, filipino] = [await notices('EN'), await notices('TY')];

  expect(english).toHaveLength(3);
  expect(english[0]?.content).toContain('<strong>sample data</strong>');
  const times = english.map(({ publishedAt = '' }) => publishedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(filipino.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(filipino[0]?.title).not.toBe(english[0]?.title);
  const ids = new Set(english.map(({ id }) => id));
  // The calls' replies
  const open = (await client.call('getNotice', { types })).value as NoticeReply;
  const own = (await client.call('getAnnouncementLogined', { types }, player))
    .value as LoginedReply;
  expect([...Object.values(open), own.player ?? []].flat().filter(({ id }) => ids.has(id))).toEqual(
    [],
  );
});
