import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedSecret } from './storedSecret.ts';

it('is created once, readable by its owner only, or reused if the gateway created it', () => {
  const data = mkdtempSync(join(tmpdir(), 'livery-secret-'));
  try {
    const created = storedSecret(join(data, 'own'));
    expect(created).toMatch(/^[0-9a-f]{64}$/);
    expect(storedSecret(join(data, 'own'))).toBe(created);
    expect(readdirSync(join(data, 'own'))).toEqual(['operator-secret']);
    expect(statSync(join(data, 'own/operator-secret')).mode & 0o777).toBe(0o600);
    writeFileSync(join(data, 'operator-secret'), 'the gateway’s\n');
    expect(storedSecret(data)).toBe('the gateway’s');
  } finally {
    rmSync(data, { recursive: true });
  }
});
