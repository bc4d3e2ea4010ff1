import { settingsFile, type SettingsFile } from '@livery/config/settingsFile';
import { parseSecrets, type Settings } from '../readSettings.ts';
import { sandboxSecret } from '../sandboxSecret.ts';

/**
 * Returns the secrets that cookies and bodies are sealed with: those of the file or of the
 * environment, else the one that sandbox mode generates.
 *
 * @param onFault called with a sentence if a changed file is invalid.
 * Errors: `SettingsError` if the file is invalid at the start.
 */
export function sealingSecrets({
  settings: { secretFile, secrets, data },
  onFault,
}: {
  settings: Pick<Settings, 'secretFile' | 'secrets' | 'data'>;
  onFault: (message: string) => void;
}): SettingsFile<readonly string[]> {
  if (secretFile !== undefined)
    return settingsFile({
      file: secretFile,
      setting: 'LIVERY_SECRET_FILE',
      maxBytes: 10_000,
      parse: (text) => parseSecrets(text, 'it has'),
      onFault,
    });
  const fixed = secrets.length > 0 ? secrets : [sandboxSecret(data)];
  return { current: () => fixed, fault: () => undefined };
}
