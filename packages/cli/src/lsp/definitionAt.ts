import type { SourcePosition } from '@livery/config';
import type { Position } from 'vscode-languageserver';
import { cursorAt } from './cursorAt.ts';
import type { EditedDocument } from './EditedDocument.ts';

/**
 * Returns where the name at a position is defined, or where the parents have the value that is
 * written there.
 */
export function definitionAt(
  { document, file, brand }: Omit<EditedDocument, 'schemas'>,
  position: Position,
): SourcePosition | undefined {
  const text = document.getText();
  const { token, path, isName } = cursorAt(text, document.offsetAt(position));
  const index = token && brand?.open(file, text);
  if (!index) return undefined;
  const name = isName ? undefined : index.nameAt(token.offset, path);
  return name ? index.definitionOf(name) : index.inheritedPosition(path);
}
