import type { SecretOf } from '@livery/api/upstreamRequest';
import type { AuditLog } from '../audit/AuditLog.ts';

/** Returns a reader of secrets that records each brand's first read of a name, never a value. */
export function auditedSecrets(audit: AuditLog, secretOf: SecretOf): SecretOf {
  const reads = new Set<string>();
  return (name, owner) => {
    const secret = secretOf(name, owner);
    const read = `${owner.brand}/${name}`;
    if (secret === undefined || reads.has(read)) return secret;
    reads.add(read);
    audit.record({ event: 'secret-read', brand: owner.brand, name });
    return secret;
  };
}
