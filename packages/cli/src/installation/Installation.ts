import type { SchemaSet } from '@livery/config';

/** The files that this program comes with. */
export interface Installation {
  /** Version of this program. */
  readonly version: string;
  /** Whether the program runs in Livery's own repository, not from its package. */
  readonly isRepository: boolean;
  /** Absolute path of the folder of the schemas that documents name for editors. */
  readonly schemaFolder: string;
  /** Absolute path of the platform's own `_base`, which brands without one of their own extend. */
  readonly base: string;
  /** Returns the schemas of merged documents. */
  readonly schemas: () => Promise<SchemaSet>;
}
