import { describe, expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { Sessions } from '../members/Sessions.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { useLaunches } from '../testing/useLaunches.ts';

const fixture = useDatabase();
const played = useLaunches(fixture);

describe('[GAME-01] launch', () => {
  it('carries the data it was opened with, until its session ends', async () => {
    const member = await played.signIn();
    const launches = played.launches();
    const launch = await played.open(member, 5);
    expect(launch).toMatchObject({ memberId: member.memberId, game: games[5], demo: false });
    expect(await launches.find(launch?.token ?? '')).toEqual(launch);
    expect(await launches.findLive(launch?.token ?? '')).toEqual(launch);
    await new Sessions(fixture.db).close(member.token, played.clock.nowMs());
    expect(await launches.findLive(launch?.token ?? '')).toBeUndefined();
    expect(await launches.find(launch?.token ?? '')).toEqual({
      ...launch,
      endedAtMs: played.clock.nowMs(),
    });
    expect(await launches.find('a-token-nobody-was-given')).toBeUndefined();
  });

  it('is refused for an ended session and for another member’s', async () => {
    const member = await played.signIn();
    expect(
      await played.open({ ...member, memberId: await fixture.newMember(0) }, 5),
    ).toBeUndefined();
    await new Sessions(fixture.db).closeAll(member.memberId, { nowMs: played.clock.nowMs() });
    expect(await played.open(member, 5)).toBeUndefined();
  });
});
