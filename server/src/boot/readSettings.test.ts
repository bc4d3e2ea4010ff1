import { expect, it } from 'vitest';
import { readSettings } from './readSettings.ts';

const secret = 'x'.repeat(32);

it('uses the documented defaults in sandbox mode', () => {
  expect(readSettings({ env: {}, args: ['--sandbox'] })).toMatchObject({
    isSandbox: true,
    port: 8080,
    sandboxPort: 8081,
    adminPort: 9090,
    tenants: 'tenants',
    data: '.data',
    secrets: [],
    reusePort: false,
    pageWaitMs: 1000,
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
        LIVERY_PAGE_WAIT_MS: '1s',
      },
      args: [],
    });

  expect(start).toThrow(/PORT is "80x"/);
  expect(start).toThrow(/LIVERY_SECRET has a secret of 5 characters/);
  expect(start).toThrow(/LIVERY_TRUSTED_PROXIES: "proxy"/);
  expect(start).toThrow(/LIVERY_REUSE_PORT is "yes"/);
  expect(start).toThrow(/LIVERY_PAGE_WAIT_MS is "1s"/);
});

it('rejects live mode without a secret', () => {
  expect(() => readSettings({ env: {}, args: [] })).toThrow('LIVERY_SECRET is not set');
  expect(
    readSettings({ env: { LIVERY_SECRET: `${secret}, ${secret}y` }, args: [] }).secrets,
  ).toEqual([secret, `${secret}y`]);
});

it('permits no private networks for live operators by default', () => {
  expect(
    readSettings({ env: { LIVERY_SECRET: secret }, args: [] }).upstreamNetworks.check('127.0.0.1'),
  ).toBe(false);
  expect(readSettings({ env: {}, args: ['--sandbox'] }).upstreamNetworks.check('127.0.0.1')).toBe(
    true,
  );
});
