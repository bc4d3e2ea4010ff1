import {
  captcha,
  getHelpCenter,
  getJackpots,
  getMessages,
  getPopular,
  getPromotions,
  getVipRanks,
  getWinnerBoard,
  loginV2,
} from '@livery/api';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Crowd } from './Crowd.ts';
import { editDocument, hosts } from './connectBrands.ts';
import { Deployment, servers } from './Deployment.ts';
import { type Kit, operatorHost } from './Kit.ts';
import { askPlain, ownPage, Visitor } from './Visitor.ts';

const waiting = { timeout: 240_000, interval: 500 };
/** More pages than a server has rendered before. */
const pagesInLanguages = ['EN', 'TY', 'AR', 'ES', 'PT', 'RU'].flatMap((code) =>
  ['/', '/promotions', '/vip', '/responsible'].map((path) => `${path}?lang=${code}`),
);
/**
 * Calls of guests that go to the operator. One alone does not show that an operator cannot be
 * reached.
 */
const guestPaths = [
  captcha,
  getHelpCenter,
  getJackpots,
  getPopular,
  getPromotions,
  getVipRanks,
  getWinnerBoard,
].map(({ path }) => path);

let deployment: Deployment;
let kit: Kit;

beforeAll(async () => {
  deployment = await Deployment.start();
  kit = deployment.kit;
});

// A failed test leaves stopped services.
beforeEach(async () => {
  await deployment.restore();
  await expect.poll(() => deployment.unready(), waiting).toEqual([]);
});

afterAll(() => deployment?.[Symbol.asyncDispose]());

/** Returns a function that resolves with those of the alerts that do not fire. */
const silent =
  (...alerts: readonly string[]) =>
  (): Promise<readonly string[]> =>
    deployment.silent(...alerts);

const firing =
  (...alerts: readonly string[]) =>
  (): Promise<readonly string[]> =>
    deployment.firing(...alerts);

/** Lets visitors ask until each act of the test has been followed by many answers. */
async function untilMoreAnswered(crowd: Crowd): Promise<void> {
  const goal = crowd.answered + 100;
  await expect.poll(() => crowd.answered >= goal || crowd.failures.length > 0, waiting).toBe(true);
}

describe('the compose file, run as the guide says', () => {
  it('serves the brands over https, and sends visitors of http there', async () => {
    for (const host of Object.values(hosts)) {
      using guest = await deployment.visitor(host);
      const { status, headers, body } = await guest.request('/');
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect(body).toContain('</html>');
      const plain = await askPlain({ address: '127.0.0.1', port: 80, host });
      expect([plain.status, plain.headers.location]).toEqual([308, `https://${host}/`]);
    }
  });

  it('lets a member sign in, play and sign out', async () => {
    using member = await deployment.visitor();
    expect(await member.signIn()).toMatchObject({ status: 200 });
    expect(member.cookies).toContain('__Host-livery=');
    const before = await member.balance();
    const launch = (await member.call(
      '/wps/game/launchGame?vassalage=LMHW&gameType=RNG&language=EN',
    )) as { url: string; token: string };
    expect(new URL(launch.url).origin).toBe(`https://${operatorHost}`);

    using player = new Visitor({
      host: operatorHost,
      address: await kit.addressOf('operator', 'outside'),
      authority: await deployment.authorityOf('operator-proxy'),
    });
    const headers = { authorization: `Bearer ${launch.token}` };
    const { balanceMinor } = JSON.parse(
      (await player.request('/play/api/balance', { headers })).body,
    ) as { balanceMinor: number };
    expect(balanceMinor).toBe(Math.round(before * 100));
    const round = await player.request('/play/api/rounds', {
      method: 'POST',
      headers,
      body: JSON.stringify({ roundId: 'a-round-of-the-kit-1', stakeMinor: 100, picks: null }),
    });
    expect([round.status, round.body]).toEqual([200, expect.stringContaining('winMinor')]);
    const { round: result } = JSON.parse(round.body) as { round: { winMinor: number } };
    expect(Math.round((await member.balance()) * 100)).toBe(
      Math.round(before * 100) - 100 + result.winMinor,
    );

    expect(await member.request('/wps/session/logout', { method: 'DELETE' })).toMatchObject({
      status: 200,
    });
    expect(await member.state()).toBe('guest');
  });

  it('keeps members signed in and loses no request while a server stops', async () => {
    using member = await deployment.visitor();
    await member.signIn();
    await using crowd = new Crowd(
      [await deployment.visitor(), await deployment.visitor()],
      ['/', '/robots.txt', '/_livery/session'],
    );
    for (const server of servers) {
      await untilMoreAnswered(crowd);
      await kit.compose('stop', server);
      await untilMoreAnswered(crowd);
      expect(await member.state()).toBe('member');
      await expect.poll(silent('LiveryServerDown'), waiting).toEqual([]);
      await kit.compose('start', server);
      await expect.poll(() => deployment.unready([server]), waiting).toEqual([]);
      await expect.poll(firing('LiveryServerDown'), waiting).toEqual([]);
    }
    await untilMoreAnswered(crowd);
    expect(crowd.failures).toEqual([]);
  });

  it('serves members on while Valkey is down, and says so', async () => {
    using member = await deployment.visitor();
    await member.signIn();
    await kit.compose('stop', 'valkey');
    await expect.poll(silent('LiverySharedStateLost', 'LiveryProblems'), waiting).toEqual([]);
    expect(await member.state()).toBe('member');
    using other = await deployment.visitor(hosts.ironfield);
    expect(await other.signIn()).toMatchObject({ status: 200 });
    expect(await deployment.askAdmin('livery-1', '/status')).toMatch(/Valkey/);
    await kit.compose('start', 'valkey');
    await expect.poll(firing('LiverySharedStateLost', 'LiveryProblems'), waiting).toEqual([]);
  });

  it('rotates the secret without signing members out', async () => {
    using member = await deployment.visitor();
    await member.signIn();
    const [old = ''] = kit.secrets;
    const fresh = 'the second secret of this deployment';
    for (const secrets of [[old, fresh], [fresh, old], [fresh]]) {
      kit.writeSecrets(secrets);
      await expect
        .poll(() => deployment.keyCounts(), waiting)
        .toEqual(servers.map(() => secrets.length));
      expect(await member.state()).toBe('member');
      if (secrets[0] === old) continue;
      // A session that is used is sealed again, once a minute.
      const sealed = member.cookies;
      const isSealedAgain = async (): Promise<boolean> => {
        await member.balance();
        return member.cookies !== sealed;
      };
      await expect.poll(isSealedAgain, waiting).toBe(true);
    }
  });
});

describe('monitoring', () => {
  it('answers every query of the dashboard', async () => {
    const dashboard = JSON.parse(
      readFileSync(join(import.meta.dirname, '../deploy/monitoring/dashboard.json'), 'utf8'),
    ) as { panels: { title: string; targets: { expr: string }[] }[] };
    const queries = dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({
        title,
        expression: expr.replaceAll('$__rate_interval', '30s').replaceAll('$job', 'livery'),
      })),
    );
    expect(queries.length).toBeGreaterThan(20);
    const refused: string[] = [];
    for (const { title, expression } of queries)
      if ((await deployment.seriesOf(expression)) === undefined) refused.push(title);
    expect(refused).toEqual([]);
    expect(await deployment.seriesOf('livery_request_seconds_count{job="livery"}')).toBeGreaterThan(
      0,
    );
  });

  it('fires for brands that are refused, and for an operator that cannot be reached', async () => {
    const site = deployment.brandFile('ironfield/site.json');
    const text = readFileSync(site, 'utf8');
    writeFileSync(site, '{}');
    const broken = deployment.brandFile('broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'site.json'), '{}');
    await kit.compose('stop', 'operator', 'operator-proxy');
    await using crowd = new Crowd(await deployment.forwardedVisitors(4), guestPaths);
    await expect.poll(silent('LiveryBrandRefused', 'LiveryBrandNotServed'), waiting).toEqual([]);
    await expect
      .poll(silent('LiveryCallsFail', 'LiveryRequestsFail', 'LiveryOperatorUnavailable'), waiting)
      .toEqual([]);
    // It counts seconds itself, so that it takes two minutes.
    await expect.poll(silent('LiveryOperatorFails'), waiting).toEqual([]);
    expect(crowd.failures.length).toBeGreaterThan(0);
    writeFileSync(site, text);
    rmSync(broken, { recursive: true });
    await kit.compose('start', 'operator', 'operator-proxy');
    await expect
      .poll(firing('LiveryBrandRefused', 'LiveryBrandNotServed', 'LiveryOperatorFails'), waiting)
      .toEqual([]);
  });

  it('fires for an operator that hangs', async () => {
    const before = await deployment.versions();
    editDocument(deployment.brandFile('lagoon/upstream.json'), (upstream) => {
      upstream.limits = { inFlight: 2, queue: 200, queueMs: 10_000 };
    });
    await expect
      .poll(
        async () => (await deployment.versions()).filter((version) => before.includes(version)),
        waiting,
      )
      .toEqual([]);
    await kit.compose('pause', 'operator-proxy');
    try {
      // Each captcha comes from the operator.
      const paths = [captcha.path, ...pagesInLanguages];
      await using _ = new Crowd(await deployment.forwardedVisitors(100), paths);
      await expect.poll(silent('LiveryExchangesQueue'), waiting).toEqual([]);
      await expect.poll(silent('LiveryPagesSlow'), waiting).toEqual([]);
    } finally {
      await kit.compose('unpause', 'operator-proxy');
    }
    await expect.poll(firing('LiveryExchangesQueue'), waiting).toEqual([]);
  });

  it('fires for replies that do not fit', async () => {
    using member = await deployment.visitor();
    await member.signIn();
    const fits = { messageId: '1', title: 'News', at: '2026-11-29T10:00:00Z', state: 'read' };
    await kit.answerAsOperator({
      [getMessages.path]: {
        success: true,
        value: { list: [fits, { messageId: '2' }], totalPages: 1, totals: 2 },
      },
    });
    try {
      await using _ = new Crowd([member], [getMessages.path]);
      await expect.poll(silent('LiveryRepliesRepaired'), waiting).toEqual([]);
    } finally {
      await kit.answerAsOperator({});
    }
  });

  it('fires for logins over a proxy that is not trusted', async () => {
    const { status } = await askPlain({
      address: await kit.addressOf('livery-1', 'outside'),
      port: 8080,
      host: hosts.lagoon,
      method: 'POST',
      path: loginV2.path,
      headers: {
        ...ownPage,
        'x-forwarded-proto': 'https',
        'content-type': 'application/json',
        'content-length': '2',
      },
      body: '{}',
    });
    expect(status).toBe(503);
    await expect.poll(silent('LiveryLoginsRefused'), waiting).toEqual([]);
  });

  it('fires for visitors who reach a limit', async () => {
    await using _ = new Crowd(
      [
        await deployment.visitor(),
        await deployment.visitor(),
        await deployment.visitor(),
        await deployment.visitor(),
      ],
      ['/wps/relay/PRM_promotions'],
    );
    await expect.poll(silent('LiveryLimitsReached'), waiting).toEqual([]);
  });

  it('fires for a server that has too little processor time', async () => {
    const container = (await kit.compose('ps', '-q', 'livery-1')).trim();
    const silentAfterEdit = (): Promise<readonly string[]> => {
      deployment.edit();
      return deployment.silent('LiveryEventLoopBlocked');
    };
    await deployment.engine.docker('update', '--cpus', '0.1', container);
    try {
      await using _ = new Crowd(await deployment.forwardedVisitors(4), pagesInLanguages);
      await expect.poll(silentAfterEdit, { ...waiting, interval: 5_000 }).toEqual([]);
    } finally {
      await deployment.engine.docker('update', '--cpus', '2', container);
    }
  });
});

// Last, because replaced containers may get other addresses than Prometheus knows.
describe('servers that are replaced', () => {
  it('replaces both servers by a release without a failed request', async () => {
    using member = await deployment.visitor();
    await member.signIn();
    await using crowd = new Crowd(
      [await deployment.visitor(), await deployment.visitor()],
      ['/', '/robots.txt', '/_livery/session'],
    );
    await untilMoreAnswered(crowd);
    const file = join(kit.folder, 'source/server/src/main.ts');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n// A later version.\n`);
    expect(await kit.release()).toMatch(/livery-1 is ready\.[^]*livery-2 is ready\./);
    await untilMoreAnswered(crowd);

    for (const server of servers)
      expect(await kit.execute(server, 'tail', '-1', 'server/src/main.ts')).toBe(
        '// A later version.\n',
      );
    expect(await member.state()).toBe('member');
    expect(crowd.failures).toEqual([]);
  });

  it('restores a lost server from the backups of the guide', async () => {
    using member = await deployment.visitor();
    await member.signIn();
    const saved = join(kit.folder, 'backup');
    const container = (await kit.compose('ps', '-q', 'livery-1')).trim();
    await deployment.engine.docker('cp', `${container}:/data`, saved);
    const chain = async (): Promise<string[]> =>
      (await kit.execute('livery-1', 'sh', '-c', 'cat /data/audit/9090/*.jsonl'))
        .trim()
        .split('\n');
    const before = await chain();
    await kit.compose('rm', '--stop', '--force', 'livery-1');
    await deployment.engine.docker('volume', 'rm', 'livery_data-1');
    await kit.compose('up', '--no-start', '--no-deps', 'livery-1');
    const into = ['-v', 'livery_data-1:/data', '-v', `${saved}:/saved:ro`, 'debian:bookworm-slim'];
    await deployment.engine.docker(
      'run',
      '--rm',
      ...into,
      'sh',
      '-c',
      'cp -r /saved/hosts /saved/brands /saved/audit /data && chown -R 10001:10001 /data',
    );
    await kit.compose('start', 'livery-1');
    await expect.poll(() => deployment.unready(['livery-1']), waiting).toEqual([]);

    const after = await chain();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
    expect(await member.state()).toBe('member');
  });

  it('fires for a server with little memory left, another clock and no texts of dates', async () => {
    kit.isTroubled = true;
    await kit.compose('up', '-d', '--no-build');
    await expect.poll(() => deployment.unready(), waiting).toEqual([]);
    // Its container was replaced, and may have another address.
    await deployment.watch();
    await expect.poll(silent('LiveryClockSkewed'), waiting).toEqual([]);
    const silentAfterEdit = (): Promise<readonly string[]> => {
      deployment.edit();
      return deployment.silent('LiveryRendersFail');
    };
    {
      await using _ = new Crowd(await deployment.forwardedVisitors(2), pagesInLanguages);
      await expect.poll(silentAfterEdit, { ...waiting, interval: 2_000 }).toEqual([]);
    }
    await expect.poll(silent('LiveryMemoryHigh'), waiting).toEqual([]);
  });

  it('has no alert that was not seen firing', () => {
    const rules = readFileSync(
      join(import.meta.dirname, '../deploy/monitoring/alerts.yaml'),
      'utf8',
    );
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    expect(alerts.filter((name) => !deployment.seen.has(name))).toEqual([]);
  });
});
