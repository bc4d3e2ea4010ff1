import { expect, it } from 'vitest';
import { readSettings } from './readSettings.ts';

const secret = 'x'.repeat(32);
const live = { LIVERY_SECRET: secret, LIVERY_UPSTREAM_ORIGINS: 'origins.json' };

it('uses the documented defaults in sandbox mode', () => {
  expect(readSettings({ env: {}, args: ['--sandbox'] })).toMatchObject({
    isSandbox: true,
    port: 8080,
    sandboxPort: 8081,
    adminPort: 9090,
    adminHosts: ['127.0.0.1'],
    drainNoticeMs: 500,
    tenants: 'tenants',
    data: '.data',
    secrets: [],
    reusePort: false,
    pageWaitMs: 1000,
    closeAfterMs: 60_000,
    valkeyWaitMs: 20,
    valkeyClaimWaitMs: 500,
  });
});

it('reports all invalid settings at once', () => {
  const start = () =>
    readSettings({
      env: {
        PORT: '80x',
        LIVERY_SECRET: 'short',
        LIVERY_TRUSTED_PROXIES: 'proxy',
        LIVERY_REUSE_PORT: 'yes',
        LIVERY_ACCESS_LOG: 'on',
        LIVERY_OTLP_URL: 'collector:4318',
        LIVERY_PAGE_WAIT_MS: '1s',
        LIVERY_VALKEY_WAIT_MS: '0',
        LIVERY_VALKEY_URL: 'http://:canary@valkey',
        LIVERY_SECURITY_CONTACTS: 'https://a.example/x, security@a.example',
        LIVERY_CLOSE_AFTER_MS: '-1',
        LIVERY_DRAIN_NOTICE_MS: '5s',
        ADMIN_HOST: 'livery.internal',
      },
      args: [],
    });

  expect(start).toThrow(/PORT is "80x"/);
  expect(start).toThrow(/LIVERY_SECRET has a secret of 5 characters/);
  expect(start).toThrow(/LIVERY_TRUSTED_PROXIES: "proxy"/);
  expect(start).toThrow(/LIVERY_REUSE_PORT is "yes"/);
  expect(start).toThrow(/LIVERY_ACCESS_LOG is "on"/);
  expect(start).toThrow(/LIVERY_OTLP_URL has to look like/);
  expect(start).toThrow(/LIVERY_PAGE_WAIT_MS is "1s"/);
  expect(start).toThrow(/LIVERY_VALKEY_WAIT_MS is "0"/);
  expect(start).toThrow(/LIVERY_VALKEY_URL has to look like/);
  expect(start).not.toThrow(/canary/);
  expect(start).toThrow(/LIVERY_SECURITY_CONTACTS has "security@a.example"/);
  expect(start).toThrow(/LIVERY_CLOSE_AFTER_MS is "-1".* from 0 to 99999999\./);
  expect(start).toThrow(/LIVERY_DRAIN_NOTICE_MS is "5s".* from 0 to 99999\./);
  expect(start).toThrow(/ADMIN_HOST is "livery\.internal"/);
});

it('rejects live mode without a secret or a list of origins', () => {
  const start = () => readSettings({ env: {}, args: [] });
  expect(start).toThrow('LIVERY_SECRET is not set');
  expect(start).toThrow('LIVERY_UPSTREAM_ORIGINS is not set');
  expect(() => readSettings({ env: { ...live, LIVERY_SECRET_FILE: 'secrets' }, args: [] })).toThrow(
    'LIVERY_SECRET and LIVERY_SECRET_FILE are both set',
  );
  const { LIVERY_SECRET: _variable, ...rest } = live;
  expect(readSettings({ env: { ...rest, LIVERY_SECRET_FILE: 'secrets' }, args: [] })).toMatchObject(
    { secrets: [], secretFile: 'secrets' },
  );
  const env = { ...live, LIVERY_SECRET: `${secret}, ${secret}y` };
  expect(readSettings({ env, args: [] })).toMatchObject({
    secrets: [secret, `${secret}y`],
    upstreamOrigins: 'origins.json',
  });
});

it('keeps the admin listener on loopback besides its own address', () => {
  const hostsOf = (host: string) =>
    readSettings({ env: { ...live, ADMIN_HOST: host }, args: [] }).adminHosts;

  expect(['0.0.0.0', '::', '127.0.0.2', '::1'].map(hostsOf)).toEqual([
    ['0.0.0.0'],
    ['::'],
    ['127.0.0.2'],
    ['::1'],
  ]);
  expect(hostsOf('10.0.0.5')).toEqual(['10.0.0.5', '127.0.0.1']);
  expect(hostsOf('fd00::5')).toEqual(['fd00::5', '127.0.0.1']);
});

it('permits no private networks for live operators by default', () => {
  expect(readSettings({ env: live, args: [] }).upstreamNetworks.check('127.0.0.1')).toBe(false);
  expect(readSettings({ env: {}, args: ['--sandbox'] }).upstreamNetworks.check('127.0.0.1')).toBe(
    true,
  );
});
