import type { SourceFile } from '../check/checkLayers.ts';

/** Fenced code block of a document. */
export interface Sample {
  readonly document: string;
  /** Line of the document on which the text of the block begins. */
  readonly line: number;
  readonly language: string;
  /** What follows the language: the file that the block is, or another word for what it is. */
  readonly place: string;
  readonly text: string;
}

/** Returns the fenced code blocks of a Markdown document; those in lists without their indent. */
export function readSamples({ path: document, text }: SourceFile): Sample[] {
  const samples: Sample[] = [];
  let open: { indent: string; line: number; info: string; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, indent = '', info] = /^( *)```(.*)$/.exec(line) ?? [];
    if (info === undefined) {
      if (open)
        open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
    } else if (open) {
      const [language = '', ...place] = open.info.split(' ');
      samples.push({
        document,
        line: open.line,
        language,
        place: place.join(' '),
        text: open.lines.join('\n'),
      });
      open = undefined;
    } else open = { indent, line: index + 2, info: info.trim(), lines: [] };
  }
  return samples;
}
