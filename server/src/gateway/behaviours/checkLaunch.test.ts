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
  const ask = () =>
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
  return { ask, refused };
}

describe('the address of a launch', () => {
  it('[GAME-01] stays as it is where the brand lists its origin', () => {
    expect(checked().ask()).toEqual(launch);
  });

  it.each([
    'https://evil.example/slot',
    'http://games.example/slot',
    'https://games.example:8443/slot',
    'https://games.example.evil.example/',
    'https://games.example@evil.example/',
  ])('[GAME-01] %s is refused, with a code of its own, and named for the log', (url) => {
    const { ask, refused } = checked({ url });
    expect(ask).toThrow(expect.objectContaining({ code: 'launch_refused', call: 'launchGame' }));
    expect(refused).toEqual([new URL(url).origin]);
  });

  it.each(['https://ann:secret@games.example/', 'https://games.example/#token=other'])(
    '[GAME-01] %s is none',
    (url) => {
      expect(checked({ url }).ask).toThrow('launch_refused');
    },
  );

  it('[LOBB-21] is at one of the launch hosts the operator names, chosen at random among those the brand lists', () => {
    const cdns = ['https://play.example/a', 'https://games.example', 'https://evil.example'];
    const counts: number[] = [];
    const at = (index: number) => {
      const { ask, refused } = checked({ cdns, pick: (count) => (counts.push(count), index) });
      expect(ask().url).toBe(
        `${['https://play.example', 'https://games.example'][index]}/slot?lang=EN`,
      );
      expect(refused).toEqual(['https://evil.example']);
    };
    at(0);
    at(1);
    expect(counts).toEqual([2, 2]);
  });

  it('[LOBB-21] is refused where the brand lists none of them', () => {
    const { ask, refused } = checked({ cdns: ['https://evil.example', 'no address'] });
    expect(ask).toThrow('launch_refused');
    expect(refused).toEqual(['https://evil.example', 'no address']);
  });
});

describe('where games may come from', () => {
  const site = exampleSite({
    site: {
      frameSources: ['sandbox:', 'https://games.example/', 'https://coral.example:8443'],
      hosts: ['coral.example'],
    },
  });

  it('[GAME-01] is the list of the brand, with the embedded operator where a browser finds it, never the brand’s own host', () => {
    expect(gameOriginsOf(site, 'http://localhost:8081')).toEqual([
      'http://localhost:8081',
      'https://games.example',
    ]);
  });

  it('[GAME-01] has no embedded operator where there is none', () => {
    expect(gameOriginsOf(site, undefined)).toEqual(['https://games.example']);
  });
});
