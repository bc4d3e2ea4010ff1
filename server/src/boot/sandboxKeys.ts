import { SettingsError } from '@livery/config';
import { hkdfSync } from 'node:crypto';
import { isLoopbackOrigin } from '../http/clientAddress.ts';
import type { SecretOf } from '@livery/api/upstreamRequest';
import { sandboxSecret } from './sandboxSecret.ts';

const keyBytes = 32;

/**
 * Keys shared by the embedded operator and its brands, with the names `SANDBOX_KEY_…`. Both sides
 * derive them from one secret in the data folder, so that no brand folder or setting contains them.
 * 32 bytes in Base64. Only brands of an operator on this machine have them: the embedded one, or a
 * proxy in front of it.
 */
export function sandboxKeys(data: string): SecretOf {
  let secret: string | undefined;
  return (name, { upstream: { baseUrl } }) => {
    if (!name.startsWith('SANDBOX_KEY_')) return undefined;
    if (baseUrl !== 'sandbox:' && !isLoopbackOrigin(baseUrl)) return undefined;
    try {
      secret ??= sandboxSecret(data, 'operator-secret');
    } catch (error) {
      // The brand then reports the missing secret.
      if (error instanceof SettingsError) return undefined;
      throw error;
    }
    return Buffer.from(hkdfSync('sha256', secret, 'livery sandbox', name, keyBytes)).toString(
      'base64',
    );
  };
}
