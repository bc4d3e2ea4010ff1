import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sandboxKeys } from './sandboxKeys.ts';

it('derives keys from the data folder’s secret, for its own names and brands only', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'livery-keys-'));
  try {
    const owner = { brand: 'lagoon', upstream: { baseUrl: 'sandbox:' } };
    const keysIn = (folder: string) => {
      const secretOf = sandboxKeys(folder);
      return (name: string) => secretOf(name, owner);
    };
    const keyOf = keysIn(data);
    const key = keyOf('SANDBOX_KEY_LAGOON') ?? '';
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(keysIn(data)('SANDBOX_KEY_LAGOON')).toBe(key);
    expect(keyOf('SANDBOX_KEY_IRONFIELD')).not.toBe(key);
    for (const name of ['LAGOON_KEY', 'SANDBOX_', 'operator-secret'])
      expect(keyOf(name)).toBeUndefined();
    const keyAt = (baseUrl: string) =>
      sandboxKeys(data)('SANDBOX_KEY_LAGOON', { brand: 'lagoon', upstream: { baseUrl } });
    expect(keyAt('http://127.0.0.1:9')).toBe(key);
    expect(keyAt('https://operator.example')).toBeUndefined();
    // The folder is a file, so the secret cannot be stored in it.
    writeFileSync(path.join(data, 'file'), '');
    expect(keysIn(path.join(data, 'file'))('SANDBOX_KEY_LAGOON')).toBeUndefined();
  } finally {
    rmSync(data, { recursive: true });
  }
});
