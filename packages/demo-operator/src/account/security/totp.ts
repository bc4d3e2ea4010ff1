import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Values that every authenticator app assumes: SHA-1, six digits, thirty seconds. */
const stepMs = 30_000;
const digits = 6;
/** Base32 of RFC 4648, without padding. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretBytes = 20;
/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const tolerance = 1;

/** Returns a new secret of 160 bits in base32. */
export function drawSecret(): string {
  return toBase32(randomBytes(secretBytes));
}

/** Returns the `otpauth:` address of a secret, which authenticator apps read from a QR code. */
export function otpAddress(secret: string, label: { issuer: string; account: string }): string {
  const name = [label.issuer, label.account].map(encodeURIComponent).join(':');
  // Not `URLSearchParams`: some apps show its plus sign in the issuer.
  return `otpauth://totp/${name}?secret=${secret}&issuer=${encodeURIComponent(label.issuer)}`;
}

/** Returns the code of a secret at a time (RFC 6238). */
export function totpCode(secret: string, nowMs: number): string {
  return codeOfStep(secret, Math.floor(nowMs / stepMs));
}

/**
 * Returns the time step whose code was typed, or undefined for a wrong code. Steps up to `after`
 * are used up, so that a code works once.
 */
export function matchingStep(
  secret: string,
  code: string,
  { nowMs, after }: { nowMs: number; after: number },
): number | undefined {
  const now = Math.floor(nowMs / stepMs);
  const typed = Buffer.from(code.padEnd(digits).slice(0, digits));
  return Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index).find(
    (step) => step > after && timingSafeEqual(Buffer.from(codeOfStep(secret, step)), typed),
  );
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
