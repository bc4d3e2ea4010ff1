/** Address prefix of a brand's files: its assets and style sheets. */
export const brandFilesPath = '/assets/';

/**
 * Address prefix of the client's files. Scripts and workers come from here only, so that no file of
 * a brand can be one.
 */
export const buildPath = '/build/';
