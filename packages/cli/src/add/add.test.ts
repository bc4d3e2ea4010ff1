import { expect, it } from 'vitest';
import type { Ports } from '../Ports.ts';
import { add } from './add.ts';

/** Creates a repository in memory. */
function repository(files: Readonly<Record<string, string>> = {}) {
  const written = new Map(
    Object.entries({ '/repo/packages/components': '', ...files }).map(([path, text]) => [
      path,
      text,
    ]),
  );
  const printed: string[] = [];
  const unused = () => {
    throw new Error('not used');
  };
  const ports: Ports = {
    schemas: unused,
    version: '0.0.0',
    isRepository: true,
    localPorts: { site: '8080', sandbox: '8081' },
    schemaFolder: '/schemas',
    base: { folder: '/tenants/_base', isChosen: false },
    calls: { operator: [], guest: [], contractOf: unused },
    open: unused,
    absolute: () => '/repo',
    displayPath: (path) => path,
    kind: (path) => Promise.resolve(written.has(path) ? 'file' : undefined),
    glob: unused,
    git: unused,
    send: unused,
    env: {},
    servingSettings: unused,
    secret: unused,
    nowMs: unused,
    streams: unused,
    makeFolder: unused,
    read: (path) => Promise.resolve(written.get(path) ?? ''),
    write: (path, text) => {
      written.set(path, text);
      return Promise.resolve();
    },
    out: (text) => void printed.push(text),
    error: () => undefined,
  };
  return { written, printed, run: (...args: string[]) => add({ args, ports }) };
}

it('writes a component into its feature folder', async () => {
  const { written, run } = repository();

  await run('component', 'LastWinners', '--feature', 'home');

  expect([...written.keys()].filter((path) => path.includes('LastWinners'))).toEqual(
    ['schema.json', 'tsx', 'module.css', 'test.tsx'].map(
      (end) => `/repo/packages/components/src/home/LastWinners/LastWinners.${end}`,
    ),
  );
});

it('writes documents in the repository’s format and prints what is left to write', async () => {
  const { written, printed, run } = repository({
    '/repo/tenants/_base/routes.json': '{ "routes": {} }\n',
  });

  await run('page', 'bonuses');

  expect(written.get('/repo/tenants/_base/pages/bonuses.json')).toContain(
    '"page": { "use": "Stack", "slots": { "default": ["intro"] } }',
  );
  expect(printed.join('\n')).toContain('Then: Replace the placeholder text help.title');
});

it('adds a page of a centre with its entry at the end of the centre’s menu', async () => {
  const menus = `{\n  "menus": {\n    "agent": [],\n    "member": [{ "id": "a", "page": "mc.a" }]\n  }\n}\n`;
  const { written, run } = repository({ '/repo/tenants/_base/menus.json': menus });

  await run('page', 'mc.gifts');

  expect(written.get('/repo/tenants/_base/pages/mc.gifts.json')).toContain('"use": "TextBlock"');
  expect(JSON.parse(written.get('/repo/tenants/_base/menus.json') ?? '')).toEqual({
    menus: {
      agent: [],
      member: [
        { id: 'a', page: 'mc.a' },
        { id: 'gifts', text: { $text: 'help.title' }, page: 'mc.gifts' },
      ],
    },
  });
});

it('adds the modal’s line to ModalProps', async () => {
  const path = '/repo/packages/model/src/shell/ModalProps.ts';
  const { written, run } = repository({
    [path]: 'export interface ModalProps {\n  readonly notice: object;\n}\n',
  });

  await run('modal', 'WinnerDetails', '--feature', 'home');

  expect(written.get(path)).toBe(
    'export interface ModalProps {\n  readonly notice: object;\n  /** A window with the winner details. */\n  readonly winnerDetails: object;\n}\n',
  );
});

it.each([
  [['component', 'lastWinners', '--feature', 'home'], 'a component has a name like LastWinners'],
  [['call', 'GetWinners', '--feature', 'home'], 'a call has a name like lastWinners'],
  [['component', 'LastWinners'], '--feature is missing; there are session, registration'],
  [['store', 'Winners', '--feature', 'casino'], 'there is no feature "casino"'],
  [['page', 'winners', '--feature', 'home'], 'a page belongs to no feature; leave --feature out'],
  [['page', 'xc.gifts'], 'a page has a name like lastWinners, or mc.gifts'],
  [['widget', 'Winners'], '"add" needs a kind (component, call, page, store, modal) and a name'],
])('rejects %j', async (args, message) => {
  const { written, run } = repository();
  const before = written.size;

  await expect(run(...args)).rejects.toThrow(message);
  expect(written.size).toBe(before);
});

it('writes nothing if one of the files exists or a list is not found', async () => {
  const existing = repository({
    '/repo/packages/components/src/home/LastWinners/LastWinners.tsx': 'mine',
  });
  await expect(existing.run('component', 'LastWinners', '--feature', 'home')).rejects.toThrow(
    'LastWinners.tsx exists already',
  );
  expect(existing.written.size).toBe(2);

  const unknown = repository();
  await expect(unknown.run('modal', 'WinnerDetails', '--feature', 'home')).rejects.toThrow(
    'was not found',
  );
  expect(unknown.written.size).toBe(1);
});
