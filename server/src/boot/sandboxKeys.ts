import { hkdfSync } from 'node:crypto';
import type { SecretOf } from '../upstream/upstreamRequest.ts';
import { SettingsError } from './readSettings.ts';
import { sandboxSecret } from './sandboxSecret.ts';

const keyBytes = 32;

/**
 * The keys the embedded operator has agreed with its brands, by the names `SANDBOX_KEY_…`: both
 * sides make them of one secret in the data folder, so that none stands in a brand's folder or in a
 * setting. In Base64, 32 bytes.
 */
export function sandboxKeys(data: string): SecretOf {
  let secret: string | undefined;
  return (name) => {
    if (!name.startsWith('SANDBOX_KEY_')) return undefined;
    try {
      secret ??= sandboxSecret(data, 'operator-secret');
    } catch (error) {
      // Without it the brand is told which secret is missing.
      if (error instanceof SettingsError) return undefined;
      throw error;
    }
    return Buffer.from(hkdfSync('sha256', secret, 'livery sandbox', name, keyBytes)).toString(
      'base64',
    );
  };
}
