import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fetch } from 'undici';
import { trustAuthorities } from './trustAuthorities.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-authorities-'));
const path = (name: string): string => join(folder, name);

function openssl(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Makes a key and a certificate that is signed by itself or by an authority. */
function makeCertificate(
  name: string,
  {
    subject,
    days,
    extension,
    signer,
  }: { subject: string; days: string; extension: string; signer?: string },
): void {
  const names = ['-subj', subject, '-keyout', path(`${name}.key`), '-out', path(`${name}.pem`)];
  const signature =
    signer === undefined ? [] : ['-CA', path(`${signer}.pem`), '-CAkey', path(`${signer}.key`)];
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', days];
  openssl('req', '-x509', ...key, ...names, '-addext', extension, ...signature);
}

const fingerprints = (certificates: readonly string[]): Set<string> =>
  new Set(certificates.map((text) => new X509Certificate(text).fingerprint256));

beforeAll(() => {
  const ofAuthority = 'basicConstraints=critical,CA:TRUE';
  makeCertificate('authority', { subject: '/CN=An authority', days: '30', extension: ofAuthority });
  makeCertificate('server', {
    subject: '/CN=localhost',
    days: '30',
    extension: 'subjectAltName=DNS:localhost',
    signer: 'authority',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lets connections of this process trust an authority of the file', async () => {
  const before = getCACertificates('default');
  onTestFinished(() => setDefaultCACertificates(before));
  const server = createServer(
    { key: readFileSync(path('server.key')), cert: readFileSync(path('server.pem')) },
    (_request, response) => response.end('answered'),
  ).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<string> => (await fetch(`https://localhost:${port}/`)).text();

  await expect(ask()).rejects.toThrow('fetch failed');
  trustAuthorities(path('authority.pem'), Date.now());
  expect(await ask()).toBe('answered');
  // The public ones stay.
  const trusted = fingerprints(getCACertificates('default'));
  expect([...fingerprints(before)].filter((one) => !trusted.has(one))).toEqual([]);
});

it('refuses a file that would make calls fail later', () => {
  const later = Date.now() + 31 * 24 * 3_600_000;
  writeFileSync(path('empty.pem'), '');
  writeFileSync(
    path('broken.pem'),
    '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
  );
  makeCertificate('leaf', {
    subject: '/CN=operator.example',
    days: '30',
    extension: 'basicConstraints=critical,CA:FALSE',
    signer: 'authority',
  });
  const read = (name: string): string => readFileSync(path(name), 'utf8');
  writeFileSync(path('all.pem'), read('broken.pem') + read('leaf.pem') + read('authority.pem'));
  for (const [name, message, nowMs] of [
    ['missing.pem', 'cannot be read', Date.now()],
    ['empty.pem', 'has no certificate', Date.now()],
    ['broken.pem', 'cannot be parsed', Date.now()],
    ['leaf.pem', '"CN=operator.example", which is not of an authority', Date.now()],
    ['authority.pem', 'which is valid from', later],
    ['authority.pem', 'which is valid from', 0],
    ['all.pem', /parsed\.\n.*not of an authority/s, Date.now()],
  ] as const) {
    const before = getCACertificates('default').length;
    expect(() => trustAuthorities(path(name), nowMs)).toThrow(message);
    expect(getCACertificates('default')).toHaveLength(before);
  }
});
