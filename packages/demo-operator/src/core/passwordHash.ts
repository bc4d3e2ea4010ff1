import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const options: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

/**
 * Hash that no password matches. It is compared when the member does not exist, so that both cases
 * take the same time.
 */
const dummyHash = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`;

/** Hashes a password for storage: salt and scrypt key in hex. */
export async function hashPassword(
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): Promise<string> {
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/** Returns a constant salt for a demonstration account. Only for passwords that are public. */
export function publicSalt(account: string): string {
  return createHash('sha256').update(`demonstration ${account}`).digest('hex').slice(0, 32);
}

/** Whether a password matches the stored hash. Takes equally long when no hash is stored. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? dummyHash).split(':');
  const equal = timingSafeEqual(await derive(password, salt), Buffer.from(key, 'hex'));
  return equal && stored !== undefined;
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
