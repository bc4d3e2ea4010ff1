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

  it('[GAME-01] lacks what the operator does not send', () => {
    const url = 'https://games.example/lobby?lang=EN';
    const rules = { allowed, cdns: [], pick: () => 0, call: 'launchGame', onRefused: () => {} };
    expect(checkLaunch({ url }, rules)).toEqual({ url });
  });

  it.each([
    'https://games.example?sign=a',
    'https://GAMES.example/Launch?sign=a%2fb+c~d|e "f"&&x',
    'https://games.example:443/a/../b?sign=é#/table/7?seat=1',
  ])('[GAME-01] [LOBB-21] %s is kept byte for byte, because it may be signed', (url) => {
    expect(checked({ url }).check().url).toBe(url);

    const rest = url.replace(/^https:\/\/[^/?]*/, '');
    expect(checked({ url, cdns: ['https://play.example'] }).check().url).toBe(
      `https://play.example${rest.startsWith('/') ? '' : '/'}${rest}`,
    );
  });

  it.each(['https://play.example', 'https://games.example'])(
    '[LOBB-21] comes from the launch host %s, whatever its text looks like',
    (cdn) => {
      for (const url of [
        'https://games.example\\@evil.example/x',
        'https://games.example?@evil.example',
        'https://games.example#@evil.example',
      ])
        expect(new URL(checked({ url, cdns: [cdn] }).check().url).origin).toBe(cdn);
    },
  );

  it('[GAME-01] is rejected if it has credentials', () => {
    expect(checked({ url: 'https://ann:secret@games.example/' }).check).toThrow('launch_refused');
  });

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
