import type { LayerWord, SourcePosition } from '@livery/config';
import type { Hover, Position } from 'vscode-languageserver';
import { describeLayer } from '../explainValue.ts';
import { cursorAt } from './cursorAt.ts';
import type { EditedDocument } from './EditedDocument.ts';

const maxValueChars = 200;

/**
 * Returns what is known about the value or property at a position: the schema's description, what a
 * name means, and which layers gave the value.
 *
 * @param uriOf returns the URI of a file of the tenants folder
 */
export async function hoverAt(
  { document, file, brand, schemas }: EditedDocument,
  position: Position,
  uriOf: (file: string) => string,
): Promise<Hover | undefined> {
  const text = document.getText();
  const { token, path, isName } = cursorAt(text, document.offsetAt(position));
  if (!token) return undefined;
  const index = brand?.open(file, text);
  const name = isName ? undefined : index?.nameAt(token.offset, path);
  const meaning = name && index?.describe(name);
  const pointer = index?.pointerOf(path);
  const parts = [
    ...(meaning === undefined ? [] : [escaped(meaning)]),
    (await schemas?.describe(file, text, position)) ?? '',
    ...(brand && pointer !== undefined ? layersOf(brand.trace(pointer).words) : []),
  ].filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  return {
    contents: { kind: 'markdown', value: parts.join('\n\n') },
    range: {
      start: document.positionAt(token.offset),
      end: document.positionAt(token.offset + token.length),
    },
  };

  /** Returns a list of what the layers contribute, if it is more than the document itself says. */
  function layersOf([own, ...parents]: readonly LayerWord[]): string[] {
    if (!own || parents.every(({ kind }) => kind === 'nothing')) return [];
    const lines = [own, ...parents].flatMap((word) =>
      word.kind === 'nothing'
        ? []
        : `- \`${word.layer}\` ${escaped(describeLayer(word, maxValueChars))}${word.position ? `  ${linkTo(word.position)}` : ''}`,
    );
    return [lines.join('\n')];
  }

  function linkTo({ file: target, line, column }: SourcePosition): string {
    return `[${escaped(`${target}:${line}:${column}`)}](${uriOf(target)}#L${line},${column})`;
  }
}

/** Escapes what has a meaning in Markdown. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()<>#+!|~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
}
