import { operatorCalls, platformCalls, type AnyCall } from '@livery/api';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownCalls, type SpecifiedCall, specifiedCalls } from './calls.ts';

type CallFacts = Pick<AnyCall, 'name' | 'method' | 'path' | 'token' | 'encrypted'>;

const requirements = readFileSync(`${import.meta.dirname}/../../requirements.md`, 'utf8');

/** Returns the text of a requirement on one line. */
function requirement(id: string): string {
  const text = new RegExp(String.raw`^- ${id} (.*(?:\n  .*)*)`, 'm').exec(requirements)?.[1];
  if (text === undefined) throw new Error(`requirements.md has no ${id}.`);
  return text.replaceAll(/\s+/g, ' ');
}

function specifiedFor({ name, path }: Pick<AnyCall, 'name' | 'path'>): SpecifiedCall[] {
  return specifiedCalls.filter(
    (specified) => specified.names.includes(name) || specified.path === path,
  );
}

/** Returns the differences between a table entry and the specification. */
function contradictions(call: CallFacts): string[] {
  const found = specifiedFor(call);
  if (found.length === 0 && ownCalls.includes(call.name)) return [];
  if (found.length === 0)
    return [`${call.name}: the specification names neither it nor ${call.path}`];
  return found.flatMap((specified) => [
    ...(specified.names.includes(call.name)
      ? []
      : [`${call.name}: ${call.path} is called ${specified.names.join(' or ')}`]),
    ...(specified.path === undefined || specified.path === call.path
      ? []
      : [`${call.name}: path ${call.path}, specified ${specified.path}`]),
    ...(specified.method === undefined || specified.method === call.method
      ? []
      : [`${call.name}: method ${call.method}, specified ${specified.method}`]),
    ...(specified.token === undefined ||
    specified.token === 'either' ||
    specified.token === call.token
      ? []
      : [`${call.name}: token ${call.token}, specified ${specified.token}`]),
    ...(specified.encrypted === undefined || specified.encrypted === call.encrypted
      ? []
      : [`${call.name}: encrypted ${call.encrypted}, specified ${specified.encrypted}`]),
  ]);
}

/** Returns the specified calls that a table of these names lacks. */
function missing(names: readonly string[]): string[] {
  return specifiedCalls
    .filter((specified) => !specified.names.some((name) => names.includes(name)))
    .map((specified) => specified.names.join(' or '));
}

it('[CALL-01] no call contradicts the specification in name, path, method, token or encryption', () => {
  expect(operatorCalls.flatMap(contradictions)).toEqual([]);
  // Guards the test itself: the comparison must detect differences.
  const login = {
    name: 'loginV2',
    method: 'GET',
    path: '/wps/session/signin',
    token: true,
    encrypted: false,
  } as const;
  expect(contradictions(login)).toHaveLength(4);
  expect(contradictions({ ...login, name: 'unheardOf' })).toHaveLength(1);
});

it('[CALL-01] the table has every specified call', () => {
  const names = [...operatorCalls, ...platformCalls].map(({ name }) => name);

  expect(missing(names)).toEqual([]);
  // Guards the test itself: a missing call must be detected.
  expect(missing(names.filter((name) => name !== 'register'))).toEqual(['register']);
});

it.each([
  ['CALL-02', false],
  ['CALL-03', true],
  ['CALL-07', false],
  ['CALL-08', false],
  ['CALL-09', true],
] as const)(
  '[%s] each path of the requirement is specified, with its token and encryption',
  (id, token) => {
    const paths = [...requirement(id).matchAll(/(\/(?:wps|lgw)\/\w[\w/]*\w)( \(enc\))?/g)];
    expect(paths.length).toBeGreaterThan(1);

    for (const [, path, enc] of paths)
      expect(
        specifiedCalls.filter((call) => call.path === path),
        path,
      ).toEqual([expect.objectContaining({ token, encrypted: enc !== undefined })]);
  },
);

it.each(['CALL-04', 'CALL-12', 'CALL-13', 'CALL-14'])(
  '[%s] each call of the requirement is specified with its method',
  (id) => {
    const [, list = ''] = /: (.*?)(?:: one case.*)?$/.exec(requirement(id)) ?? [];
    const calls = [...list.matchAll(/(\w[\w -]*?)(?: calls)? (GET|POST|PUT|DELETE)/g)];
    expect(calls.length).toBeGreaterThan(2);

    for (const [, name = '', method] of calls)
      expect(
        specifiedCalls.find(({ names }) => names.includes(name.replace(/^both /, ''))),
        name,
      ).toMatchObject({ method });
  },
);

it.each(['CALL-17', 'CALL-18', 'CALL-19'])('[%s] each named action is specified', (id) => {
  const list = requirement(id)
    .replaceAll(/ \([^)]*\)| with the login value/g, '')
    .replace(/^.*?(?:source name: |likewise: )/, '');
  const names = list.split(/[,;.](?: then)? ?/).filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(5);

  expect(
    names.filter((name) => specifiedCalls.every((call) => !call.names.includes(name))),
  ).toEqual([]);
});

it('[CALL-10] [CALL-11] the calls of points, missions and contracts are specified', () => {
  const relays = /points relays \(([^)]*)\)/.exec(requirement('CALL-10'))?.[1]?.split(', ') ?? [];
  expect(relays).toHaveLength(6);
  const described = [
    ...relays.map((name) => `points ${name}`),
    'mission summary',
    'leaderboard',
    'raffle claim',
    'dividend',
    'daily salary',
    'hourSalary',
    'real-time salary contract',
  ];

  for (const name of described)
    expect(
      specifiedCalls.find(({ names }) => names.includes(name)),
      name,
    ).toMatchObject({ token: true });
});
