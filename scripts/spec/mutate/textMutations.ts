import type { Mutation } from './Mutation.ts';

const placeholder = /(\{\{\w+\}\})/;

/** Every text of the base's English, turned round. */
export function textMutations(english: Readonly<Record<string, unknown>>): Mutation[] {
  return Object.entries(english).flatMap(([id, text]) => (id.startsWith('$') || typeof text !== 'string' ? [] : [{
    kind: 'text' as const, id, shown: text, alternatives: [[{ file: '_base/locales/EN.json', path: [id], value: otherText(text) }]],
  }]));
}

/** The text with each piece between its placeholders turned round, or replaced where that is the same: a test that finds a part of it still notices. */
export function otherText(text: string): string {
  const pieces = text.split(placeholder);
  const turned = pieces.map((piece) => (placeholder.test(piece) ? piece : reversed(piece))).join('');
  if (turned.toLowerCase() !== text.toLowerCase()) return turned;
  return pieces.map((piece) => (placeholder.test(piece) || piece.trim() === '' ? piece : piece.replace(/\S(?:.*\S)?/s, 'Ж'))).join('');
}

function reversed(piece: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? [];
  return before + Array.from(words).toReversed().join('') + after;
}
