import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../fixtures/environment.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fieldsOfCall } from '../../http/callRequest.ts';

const livery = join(import.meta.dirname, '../../../../cli/bin/livery.mjs');

interface Result {
  readonly call: string;
  readonly verdict: string;
  readonly detail?: string;
}

test('the demonstration operator conforms to the call table', async ({ brand }) => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-conformance-'));
  const examples = join(folder, 'examples.json');
  const transfer = fieldsOfCall('walletTransfer');
  await writeFile(
    examples,
    JSON.stringify({
      loginV2: { username: 'agent', password: 'Agent1234', type: 'username' },
      walletTransfer: transfer,
      getWalletTransfer: { referenceNo: transfer.referenceNo },
      getUpdateLanguage: fieldsOfCall('getUpdateLanguage'),
      getPvpRooms: fieldsOfCall('getPvpRooms'),
      getPromotion: fieldsOfCall('getPromotion'),
      checkAffiliate: fieldsOfCall('checkAffiliate'),
      getContracts: { kind: 'dividend' },
    }),
  );
  const origin = `http://127.0.0.1:${environment.sandboxPort}`;
  const operator = ['--brand', brand.id, '--upstream', origin, '--tenants', environment.tenants];

  const { stdout } = await promisify(execFile)(process.execPath, [
    livery,
    'conformance',
    ...operator,
    '--examples',
    examples,
    '--format',
    'json',
  ]);
  await rm(folder, { recursive: true });

  // The command's own format
  const { results } = JSON.parse(stdout) as { results: Result[] };
  expect(results.filter(({ verdict }) => !['pass', 'skipped'].includes(verdict))).toEqual([]);
  const passed = results.filter(({ verdict }) => verdict === 'pass').map(({ call }) => call);
  expect(passed).toEqual(
    expect.arrayContaining([
      'loginV2',
      'loginV2, wrong password',
      'getPermission',
      'getGameList',
      'getGameList, pages',
      'getBalanceV2',
      'getDownlines',
      'walletTransfer',
      'walletTransfer, repeated reference',
      'logout',
    ]),
  );
});
