import type { ErrorObject, FuncKeywordDefinition } from 'ajv/dist/2020.js';
import type { LocatedValue } from '../../source/LocatedValue.ts';
import type { DescribeOptions, SchemaFault } from '../SchemaFault.ts';

/** A merged document, and its pointer in the merged site. */
export interface MergedDocument {
  readonly document: LocatedValue;
  readonly pointer: string;
}

/** Keywords of a schema that share the words for a value that breaks them. */
export interface KeywordWords {
  readonly keywords: readonly string[];
  /** Rule of a keyword of our own. The validator has those of JSON Schema's keywords. */
  readonly rule?: FuncKeywordDefinition;
  /**
   * Returns an error of a merged document at each place where a brand can correct it. By default,
   * that is the error's own place.
   */
  readonly whereStated?: (error: ErrorObject, merged: MergedDocument) => readonly ErrorObject[];
  readonly describe: (error: ErrorObject, options: DescribeOptions) => SchemaFault;
}
