import { SettingsError } from '@livery/config';
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const certificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Trusts the authorities of a file (PEM) in connections of this process, besides the public ones.
 *
 * Errors: `SettingsError`, if the file cannot be read, or has anything but certificates of authorities
 * that are valid now: calls to the operators would fail one by one.
 */
export function trustAuthorities(file: string, nowMs: number): void {
  const certificates = readCertificates(file);
  for (const text of certificates) refuseUnusable(text, { file, nowMs });
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

function refuseUnusable(text: string, { file, nowMs }: { file: string; nowMs: number }): void {
  let parsed: X509Certificate;
  try {
    parsed = new X509Certificate(text);
  } catch {
    throw new SettingsError(`LIVERY_UPSTREAM_CA: ${file} has a certificate that cannot be parsed.`);
  }
  const name = parsed.subject.replaceAll('\n', ', ');
  if (!parsed.ca)
    throw new SettingsError(
      `LIVERY_UPSTREAM_CA: the certificate "${name}" in ${file} is not of an authority; put that of the authority that signed it there.`,
    );
  if (parsed.validToDate.getTime() < nowMs)
    throw new SettingsError(
      `LIVERY_UPSTREAM_CA: the certificate "${name}" in ${file} was valid until ${parsed.validToDate.toISOString()}; replace it.`,
    );
}
