import type { AllowsOrigin } from '../refuseUnlistedOrigins.ts';
import { settingsFile, type SettingsFile } from './settingsFile.ts';

/** Key of the origins that every brand may use. */
const everyBrand = '*';

type OriginList = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the origins that the server may call for each brand, from a JSON file of lists by brand;
 * `*` is every brand. The file is read again when it changes, so that a new brand needs no restart.
 *
 * @param alwaysAllows returns whether an origin needs no entry, such as those of this machine in
 *   sandbox mode.
 * @param onFault called with a sentence if a changed file is invalid.
 * Errors: `SettingsError` if the file is invalid at the start.
 */
export function upstreamOrigins({
  file,
  alwaysAllows = () => false,
  onFault,
}: {
  file: string | undefined;
  alwaysAllows?: (origin: string) => boolean;
  onFault: (message: string) => void;
}): { readonly allows: AllowsOrigin; readonly fault: () => string | undefined } {
  const none: OriginList = new Map();
  const list: SettingsFile<OriginList> =
    file === undefined
      ? { current: () => none, fault: () => undefined }
      : settingsFile({
          file,
          setting: 'LIVERY_UPSTREAM_ORIGINS',
          maxBytes: 1_000_000,
          parse: parseList,
          onFault,
        });
  return {
    allows(brand, origin) {
      const origins = list.current();
      const isListed = [brand, everyBrand].some((key) => origins.get(key)?.has(origin) ?? false);
      return isListed || alwaysAllows(origin);
    },
    fault: list.fault,
  };
}

function parseList(text: string): OriginList {
  const lists = parseJson(text);
  if (typeof lists !== 'object' || lists === null || Array.isArray(lists))
    throw new Error('it has to be an object of lists of origins by brand');
  return new Map(
    Object.entries(lists).map(([brand, origins]: [string, unknown]) => {
      if (!Array.isArray(origins)) throw new Error(`"${brand}" has to be a list of origins`);
      return [brand, new Set(origins.map((origin: unknown) => originOf(origin, brand)))];
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
}

function originOf(origin: unknown, brand: string): string {
  if (typeof origin === 'string' && isOrigin(origin)) return origin;
  throw new Error(
    `"${brand}" has ${JSON.stringify(origin)}, which is not an origin such as https://api.operator.example`,
  );
}

/** Returns whether a text is an origin in the form in which origins are compared. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && origin === text;
}
