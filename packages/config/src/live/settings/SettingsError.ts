/** Invalid settings of a server, with all reasons. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
