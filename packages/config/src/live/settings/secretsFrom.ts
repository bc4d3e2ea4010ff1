import path from 'node:path';
import { isInside, readPrivateFile, realPathOf } from './readPrivateFile.ts';

/** Longest secret: as long as the longest header that upstream.json may have. */
const maxSecretBytes = 4096;

/**
 * Returns the secrets that brands refer to by name: from `<folder>/<brand>/<NAME>`, else from the
 * environment variable `LIVERY_BRAND_<BRAND>__<NAME>`. A brand can therefore name only its own
 * secrets, never those of another brand or of the platform. Read at each use, so that a changed
 * secret applies at once.
 *
 * @param onFault called with a sentence if a file cannot be used, once until the reason changes.
 *   The secret is then missing.
 */
export function secretsFrom({
  folder,
  env,
  onFault = () => undefined,
}: {
  folder: string | undefined;
  env: Readonly<Record<string, string | undefined>>;
  onFault?: (message: string) => void;
}): (name: string, owner: { readonly brand: string }) => string | undefined {
  const faults = new Map<string, string>();
  const readFile = (brand: string, name: string): string | undefined => {
    if (folder === undefined) return undefined;
    const file = path.join(folder, brand, name);
    try {
      const secret = readSecretFile({ folder, brand, name });
      faults.delete(file);
      return secret;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (faults.get(file) !== message) onFault(`${brand}: ${message}`);
      faults.set(file, message);
      // An unusable file must not select another secret.
      return '';
    }
  };
  return (name, { brand }) => {
    // Names come from brand folders and must not become arbitrary paths.
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || !/^[A-Za-z0-9_][\w.-]*$/.test(brand)) return undefined;
    const variable = variableOf(brand, name);
    const secret = readFile(brand, name) ?? (variable === undefined ? undefined : env[variable]);
    return secret === '' ? undefined : secret;
  };
}

/**
 * Returns the environment variable of a brand's secret. Two underscores end the brand, so that `a`
 * with `B_KEY` and `a-b` with `KEY` differ; brands whose names would contain two have none.
 */
function variableOf(brand: string, name: string): string | undefined {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(brand)
    ? `LIVERY_BRAND_${brand.toUpperCase().replaceAll('-', '_')}__${name}`
    : undefined;
}

function readSecretFile({
  folder,
  brand,
  name,
}: {
  folder: string;
  brand: string;
  name: string;
}): string | undefined {
  const root = realPathOf(folder);
  const own = realPathOf(path.join(folder, brand));
  if (root === undefined || own === undefined) return undefined;
  // A link to a folder of another name would give the brand another brand's secrets.
  if (!isInside(own, root) || path.basename(own) !== brand)
    throw new Error(`${path.join(folder, brand)} is a link to the folder of another name`);
  const secret = readPrivateFile(path.join(folder, brand, name), {
    within: own,
    maxBytes: maxSecretBytes,
  })?.trim();
  // Secrets become headers and keys; a line break in one would break every call.
  if (secret !== undefined && !/^[ -~]+$/.test(secret))
    throw new Error(`${path.join(folder, brand, name)} is not one line of printable ASCII`);
  return secret;
}
