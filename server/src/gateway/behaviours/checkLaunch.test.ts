import { describe, expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { checkLaunch } from './checkLaunch.ts';
import { gameOriginsOf } from '../gameOrigins.ts';

const launch = {
  url: 'https://games.example/slot?lang=EN',
  token: 'a'.repeat(32),
  demo: false,
  currency: 'PHP',
  launchId: 'L1',
};
const allowed = ['https://games.example', 'https://play.example'];

function checked(
  changes: { url?: string; cdns?: readonly string[]; pick?: (count: number) => number } = {},
) {
  const refused: string[] = [];
  const check = () =>
    checkLaunch(
      { ...launch, url: changes.url ?? launch.url },
      {
        allowed,
        cdns: changes.cdns ?? [],
        pick: changes.pick ?? (() => 0),
        call: 'launchGame',
        onRefused: (origin) => refused.push(origin),
      },
    );
  return { check, refused };
}

describe('launch address', () => {
  it('[GAME-01] is unchanged if the brand lists its origin', () => {
    expect(checked().check()).toEqual(launch);
  });

  it.each([
    'https://evil.example/slot',
    'http://games.example/slot',
    'https://games.example:8443/slot',
    'https://games.example.evil.example/',
    'https://games.example@evil.example/',
  ])('[GAME-01] %s is rejected as launch_refused, with its origin in the log', (url) => {
    const { check, refused } = checked({ url });
    expect(check).toThrow(expect.objectContaining({ code: 'launch_refused', call: 'launchGame' }));
    expect(refused).toEqual([new URL(url).origin]);
  });

  it('[GAME-01] may have a fragment of its own if there is no token, and lacks what the operator does not send', () => {
    const url = 'https://games.example/lobby?lang=EN#/slots';
    const rules = { allowed, cdns: [], pick: () => 0, call: 'launchGame', onRefused: () => {} };
    expect(checkLaunch({ url }, rules)).toEqual({ url });
  });

  it.each(['https://ann:secret@games.example/', 'https://games.example/#token=other'])(
    '[GAME-01] %s is rejected',
    (url) => {
      expect(checked({ url }).check).toThrow('launch_refused');
    },
  );

  it('[LOBB-21] uses a random launch host among those both the operator and the brand list', () => {
    const cdns = ['https://play.example/a', 'https://games.example', 'https://evil.example'];
    const counts: number[] = [];
    const at = (index: number) => {
      const { check, refused } = checked({ cdns, pick: (count) => (counts.push(count), index) });
      expect(check().url).toBe(
        `${['https://play.example', 'https://games.example'][index]}/slot?lang=EN`,
      );
      expect(refused).toEqual(['https://evil.example']);
    };
    at(0);
    at(1);
    expect(counts).toEqual([2, 2]);
  });

  it('[LOBB-21] is rejected if the brand lists none of the operator’s launch hosts', () => {
    const { check, refused } = checked({ cdns: ['https://evil.example', 'no address'] });
    expect(check).toThrow('launch_refused');
    expect(refused).toEqual(['https://evil.example', 'no address']);
  });
});

describe('game origins', () => {
  const site = exampleSite({
    site: {
      frameSources: ['sandbox:', 'https://games.example/', 'https://coral.example:8443'],
      hosts: ['coral.example'],
    },
  });

  it('[GAME-01] are those of the brand, with the embedded operator’s public origin, and without the brand’s own host', () => {
    expect(gameOriginsOf(site, 'http://localhost:8081')).toEqual([
      'http://localhost:8081',
      'https://games.example',
    ]);
  });

  it('[GAME-01] omit the embedded operator if there is none', () => {
    expect(gameOriginsOf(site, undefined)).toEqual(['https://games.example']);
  });
});
