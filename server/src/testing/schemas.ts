import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../../..');

/** Shipped schemas. Loaded once, because compiling them takes longer than most tests. */
export const schemas = await loadSchemas(directorySource(repository));
