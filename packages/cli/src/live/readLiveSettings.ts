import { SettingsError, type ServingSettings } from '@livery/config';
import { parseEnv } from 'node:util';
import type { Ports } from '../Ports.ts';
import { UsageError } from '../UsageError.ts';

/**
 * Returns the settings of the live server, from the environment and a file of variables. Variables
 * of the environment have precedence.
 *
 * @param file file with all settings of the server. Without one, a variable that is not set is
 *   unknown.
 */
export async function readLiveSettings(
  file: string | undefined,
  { absolute, env, error, read, servingSettings }: Ports,
): Promise<ServingSettings> {
  const listed = file === undefined ? {} : parseEnv(await textOf(file, { absolute, read }));
  try {
    return servingSettings({
      env: { ...listed, ...env },
      isComplete: file !== undefined,
      onFault: error,
    });
  } catch (cause) {
    if (cause instanceof SettingsError) throw new UsageError(cause.message);
    throw cause;
  }
}

async function textOf(
  file: string,
  { absolute, read }: Pick<Ports, 'absolute' | 'read'>,
): Promise<string> {
  try {
    return await read(absolute(file));
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
