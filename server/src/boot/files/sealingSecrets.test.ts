import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator } from '../../testing/fakeOperator.ts';
import { requestAdmin } from '../../testing/requestAdmin.ts';
import { signIn } from '../../testing/signIn.ts';
import { startTestServer, testSecret } from '../../testing/startTestServer.ts';
import { sealingSecrets } from './sealingSecrets.ts';

const first = testSecret;
const second = 'another test secret of more than thirty-two characters';

function secretFile(): {
  data: string;
  write: (...secrets: readonly string[]) => void;
  read: () => ReturnType<typeof sealingSecrets>;
  faults: string[];
} {
  const data = mkdtempSync(path.join(tmpdir(), 'livery-secret-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const file = path.join(data, 'secrets');
  const faults: string[] = [];
  return {
    data,
    faults,
    write(...secrets) {
      writeFileSync(`${file}.next`, `${secrets.join('\n')}\n`, { mode: 0o600 });
      renameSync(`${file}.next`, file);
    },
    read: () =>
      sealingSecrets({
        settings: { secretFile: file, secrets: [], data },
        onFault: (message) => faults.push(message),
      }),
  };
}

it('rotates the secret of a running server by its file, and ends the sessions of a removed one', async () => {
  const { write, read } = secretFile();
  await using operator = await fakeOperator();
  write(first);
  await using server = await startTestServer({
    sites: [exampleSite()],
    operator,
    secrets: read().current,
  });
  const stateWith = async (cookie: string) =>
    (await server.request('/_livery/session', { headers: { cookie } })).json().value;
  const cookie = await signIn(server);
  expect(await stateWith(cookie)).toMatchObject({ state: 'member' });

  write(second, first);
  expect(await stateWith(cookie)).toMatchObject({ state: 'member' });
  const [sealing, old] = server.status().keys;
  expect([sealing?.isSealing, old?.isSealing]).toEqual([true, false]);
  expect((await requestAdmin(server, '/metrics')).text).toContain(
    `livery_key_opens_total{key="${old?.id}",purpose="livery"}`,
  );
  expect((await requestAdmin(server, '/status', { accept: 'text/html' })).text).toContain(
    `<code>${sealing?.id}</code>, seals`,
  );
  expect(old?.opens).toContainEqual(expect.objectContaining({ purpose: 'livery' }));

  write(second);
  expect(await stateWith(cookie)).toMatchObject({ state: 'guest' });
});

it('keeps the last valid secrets while the file is invalid, and reports it', () => {
  const { write, read, faults } = secretFile();
  write(first, second);
  const secrets = read();
  const before = secrets.current();
  expect(before).toEqual([first, second]);

  write('short');
  expect(secrets.current()).toBe(before);
  expect(secrets.fault()).toMatch(
    /^LIVERY_SECRET_FILE: it has a secret of 5 characters; .*the last/,
  );
  write('');
  expect(secrets.fault()).toContain('it has no secret');
  expect(faults).toHaveLength(2);
  write(second);
  expect([secrets.current(), secrets.fault()]).toEqual([[second], undefined]);
});

it('does not start with an invalid file', () => {
  const { write, read } = secretFile();
  expect(read).toThrow('does not exist');
  write('short');
  expect(read).toThrow('LIVERY_SECRET_FILE: it has a secret of 5 characters');
});

it('generates one secret in sandbox mode without a file', () => {
  const { data } = secretFile();
  const generated = () =>
    sealingSecrets({
      settings: { secretFile: undefined, secrets: [], data },
      onFault: () => undefined,
    }).current();
  expect(generated()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(generated()).toEqual(generated());
});
