import { join } from 'node:path';

/** Texts of the demonstration: Markdown files for long ones, JSON files for short ones. */
export const contentFolder = join(import.meta.dirname, '../../content');
