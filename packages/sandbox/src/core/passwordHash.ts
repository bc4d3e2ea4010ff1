import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const options: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

/**
 * What no password fits: compared with when there is no such member, so that both cases cost the
 * same.
 */
const noOne = `${'0'.repeat(32)}:${'0'.repeat(2 * keyBytes)}`;

/** A password as it is stored: salt and scrypt key in hex. */
export async function hashPassword(
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): Promise<string> {
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/**
 * A salt that is always the same for the same demonstration account: only for passwords that
 * everybody may know.
 */
export function publicSalt(account: string): string {
  return createHash('sha256').update(`demonstration ${account}`).digest('hex').slice(0, 32);
}

/**
 * Whether a password is the stored one. Takes equally long whether or not there is a stored one.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? noOne).split(':');
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
