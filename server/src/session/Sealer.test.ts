import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testKeyring } from '../testing/testKeyring.ts';
import { Sealer } from './Sealer.ts';

const sealer = new Sealer({ keyring: testKeyring('first secret') });

it('opens only values sealed by the same brand for the same purpose', () => {
  const sealed = sealer.seal('coral', 'livery', { sid: '1' });

  expect(sealer.open('coral', 'livery', sealed)).toEqual({ sid: '1' });
  expect(sealer.open('reef', 'livery', sealed)).toBeUndefined();
  expect(sealer.open('coral', 'resume', sealed)).toBeUndefined();
  expect(sealed).not.toContain(Buffer.from('sid').toString('base64url'));
});

it('opens no modified, truncated or forged value', () => {
  const sealed = sealer.seal('coral', 'livery', { sid: '1' });
  const bytes = Buffer.from(sealed, 'base64url');

  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(
      sealer.open('coral', 'livery', changed.toString('base64url')),
      `byte ${index}`,
    ).toBeUndefined();
  }
  expect(sealer.open('coral', 'livery', sealed.slice(0, 20))).toBeUndefined();
  expect(sealer.open('coral', 'livery', '')).toBeUndefined();
});

it('opens values of the old secret while the new one seals', () => {
  const old = sealer.seal('coral', 'livery', { sid: '1' });
  const both = new Sealer({ keyring: testKeyring('second secret', 'first secret') });

  expect(both.open('coral', 'livery', old)).toEqual({ sid: '1' });
  expect(sealer.open('coral', 'livery', both.seal('coral', 'livery', {}))).toBeUndefined();
});

it('opens every sealed value unchanged, and nothing that differs by a byte', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.string(),
      fc.string(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (value, brand, purpose, index, flip) => {
        const sealed = sealer.seal(brand, purpose, value);
        // Compared as JSON, which does not distinguish 0 from -0.
        expect(JSON.stringify(sealer.open(brand, purpose, sealed))).toBe(JSON.stringify(value));
        const bytes = Buffer.from(sealed, 'base64url');
        bytes[index % bytes.length] = (bytes[index % bytes.length] ?? 0) ^ flip;
        expect(sealer.open(brand, purpose, bytes.toString('base64url'))).toBeUndefined();
      },
    ),
    { numRuns: 300 },
  );
});

it('opens no foreign text, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(sealer.open('coral', 'livery', text)).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
