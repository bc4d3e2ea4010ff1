import { describe, expect, it } from 'vitest';
import { drawSecret, matchingStep, otpAddress, totpCode } from './totp.ts';

/** The secret of the test vectors in RFC 6238, appendix B: `12345678901234567890` in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('[MEMB-03] codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(totpCode(secret, seconds * 1000)).toBe(code);
  });

  it('count one step before and after, and once', () => {
    const nowMs = 1_234_567_890_000;
    const step = Math.floor(nowMs / 30_000);
    const at = (offset: number, after = 0) =>
      matchingStep(secret, totpCode(secret, nowMs + offset * 30_000), { nowMs, after });
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
    expect([at(0, step), at(-1, step), at(1, step)]).toEqual([undefined, undefined, step + 1]);
    expect(matchingStep(secret, '1', { nowMs, after: 0 })).toBeUndefined();
  });

  it('have a secret of 160 bits in an address that apps can read', () => {
    const drawn = drawSecret();
    expect(drawn).toMatch(/^[A-Z2-7]{32}$/);
    expect(drawSecret()).not.toBe(drawn);
    expect(otpAddress(secret, { issuer: 'Lagoon & Co', account: 'demo' })).toBe(
      `otpauth://totp/Lagoon%20%26%20Co:demo?secret=${secret}&issuer=Lagoon%20%26%20Co`,
    );
  });
});
