import type { BlockList } from 'node:net';
import { connectionRules } from '../connectionRules.ts';
import { parseNetworks } from '../networks.ts';
import type { ServingSetting } from '../ServingCheck.ts';
import type { ServingPorts } from '../servingChecks.ts';
import { realPathOf } from './readPrivateFile.ts';
import { secretsFrom } from './secretsFrom.ts';
import { SettingsError } from './SettingsError.ts';
import { upstreamOrigins } from './upstreamOrigins.ts';

/** What a live server has and allows, as far as this machine knows it. */
export interface ServingSettings {
  /** Has and allows nothing of a setting that is missing. */
  readonly ports: ServingPorts;
  /** The settings that are not known here, with the words for what is missing. */
  readonly missing: ReadonlyMap<ServingSetting, string>;
}

/**
 * Reads the settings of a live server that decide whether it can serve a brand. A file or folder
 * that this machine does not have makes its setting missing, because it may be on the server only.
 *
 * @param isComplete whether the environment has all settings of the server, so that those that are
 *   not set have their defaults.
 * @param keyFault returns why a key does not fit a codec.
 * @param onFault called with a sentence if the file of a secret cannot be used.
 * Errors: `SettingsError` if a setting or its file is invalid.
 */
export function readServingSettings({
  env,
  isComplete,
  keyFault,
  onFault,
}: {
  env: Readonly<Record<string, string | undefined>>;
  isComplete: boolean;
  keyFault: ServingPorts['keyFault'];
  onFault: (message: string) => void;
}): ServingSettings {
  const missing = new Map<ServingSetting, string>();
  const origins = pathOf(env, 'LIVERY_UPSTREAM_ORIGINS');
  if (!origins.isFound) missing.set('LIVERY_UPSTREAM_ORIGINS', origins.needs);
  const networks = env.LIVERY_UPSTREAM_NETWORKS;
  if (networks === undefined && !isComplete)
    missing.set('LIVERY_UPSTREAM_NETWORKS', 'LIVERY_UPSTREAM_NETWORKS');
  const folder = pathOf(env, 'LIVERY_SECRETS_DIR');
  if (!folder.isFound && !(isComplete && folder.path === undefined))
    missing.set(
      'LIVERY_SECRETS_DIR',
      `${folder.needs}, or the secret in the environment variable LIVERY_BRAND_<BRAND>__<NAME>`,
    );
  return {
    missing,
    ports: {
      hasSandbox: false,
      allowsOrigin: origins.isFound
        ? upstreamOrigins({ file: origins.path, onFault }).allows
        : () => false,
      refusalOf: connectionRules(networksOf(networks ?? '')).refusalOf,
      secretOf: secretsFrom({ folder: folder.path, env, onFault }),
      keyFault,
    },
  };
}

/** File or folder of a setting. */
interface SettingPath {
  readonly path: string | undefined;
  readonly isFound: boolean;
  /** The words for what is missing. */
  readonly needs: string;
}

function pathOf(
  env: Readonly<Record<string, string | undefined>>,
  setting: ServingSetting,
): SettingPath {
  const path = env[setting];
  return {
    path,
    isFound: path !== undefined && realPathOf(path) !== undefined,
    needs:
      path === undefined ? setting : `${setting}, whose "${path}" does not exist on this machine`,
  };
}

function networksOf(text: string): BlockList {
  try {
    return parseNetworks(text, 'LIVERY_UPSTREAM_NETWORKS');
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}
