import { randomInt } from 'node:crypto';

/** Without letters that are easily misread. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Returns a random password: eight letters, then four digits. */
export function drawPassword(): string {
  return [...pick(letters, 8), ...pick(digits, 4)].join('');
}

function pick(alphabet: string, length: number): string[] {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '');
}
