import type { BrandIndex } from '@livery/config';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { SchemaService } from './SchemaService.ts';

/** A document in an editor, with what answers questions about it. */
export interface EditedDocument {
  /** Path in the tenants folder. */
  readonly file: string;
  readonly document: Pick<TextDocument, 'getText' | 'offsetAt' | 'positionAt'>;
  /** Index of its brand; `undefined` while there is none. */
  readonly brand: BrandIndex | undefined;
  /** Whether the request was not to wait any longer for the index. */
  readonly isBrandLoading: boolean;
  /** `undefined` where the editor itself completes and describes by schemas. */
  readonly schemas: SchemaService | undefined;
}
