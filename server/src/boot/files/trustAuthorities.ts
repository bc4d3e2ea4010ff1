import { SettingsError } from '@livery/config';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Trusts the authorities of a file (PEM) in connections of this process, besides the public ones.
 *
 * Errors: `SettingsError` with all faults, if the file cannot be read, or has anything but
 * certificates of authorities that are valid now: calls to the operators would fail one by one.
 */
export function trustAuthorities(file: string, nowMs: number): void {
  const certificates = readCertificates(file);
  const faults = certificates.flatMap((text) => faultOf(text, nowMs) ?? []);
  if (faults.length > 0)
    throw new SettingsError(
      faults.map((fault) => `LIVERY_UPSTREAM_CA: ${file} has ${fault}`).join('\n'),
    );
  setDefaultCACertificates([...getCACertificates('default'), ...certificates]);
}

function readCertificates(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `LIVERY_UPSTREAM_CA: ${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  const found = text.match(certificate);
  if (!found)
    throw new SettingsError(
      `LIVERY_UPSTREAM_CA: ${file} has no certificate; it has to have PEM blocks ("-----BEGIN CERTIFICATE-----").`,
    );
  return found;
}

/** Returns why a certificate cannot be trusted, as the rest of a sentence. */
function faultOf(text: string, nowMs: number): string | undefined {
  let parsed: X509Certificate;
  try {
    parsed = new X509Certificate(text);
  } catch {
    return 'a certificate that cannot be parsed.';
  }
  const name = parsed.subject.replaceAll('\n', ', ');
  if (!parsed.ca)
    return `the certificate "${name}", which is not of an authority; put that of the authority that signed it there.`;
  const [from, to] = [parsed.validFromDate, parsed.validToDate];
  return nowMs < from.getTime() || nowMs > to.getTime()
    ? `the certificate "${name}", which is valid from ${from.toISOString()} to ${to.toISOString()} only; replace it.`
    : undefined;
}
