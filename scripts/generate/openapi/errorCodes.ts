import type { Schema } from '../typesFromSchemas.ts';

/** Lists of refusal words, by the field of a refusal's value that contains them. */
const sources = {
  reason: 'packages/model/src/core/refusalReasons.ts',
  lottery: 'packages/model/src/lottery/lotteryRefusals.ts',
  phone: 'packages/model/src/protection/phoneFaults.ts',
} as const;

/** Words of the refusals that the Livery server knows, each with its meaning. */
export type ErrorCodes = Readonly<Record<keyof typeof sources, Readonly<Record<string, string>>>>;

/** Reads the words and their comments from their declarations. */
export async function readErrorCodes(read: (path: string) => Promise<string>): Promise<ErrorCodes> {
  const [reason, lottery, phone] = await Promise.all(
    [sources.reason, sources.lottery, sources.phone].map(async (path) => wordsIn(await read(path))),
  );
  return { reason: reason ?? {}, lottery: lottery ?? {}, phone: phone ?? {} };
}

/** Returns the schema of a refusal's word: one of a list, with the meaning of each. */
export function wordSchema(words: Readonly<Record<string, string>>, description: string): Schema {
  return {
    type: 'string',
    description: [
      description,
      ...Object.entries(words).map(([word, meaning]) => `- \`${word}\`: ${meaning}`),
    ].join('\n'),
    enum: Object.keys(words),
    'x-enum-descriptions': Object.values(words),
  };
}

/** Returns the words of the first list of a source, each with the comment above it. */
function wordsIn(source: string): Record<string, string> {
  const words: Record<string, string> = {};
  let comment: string[] = [];
  for (const line of source.split('\n').map((text) => text.trim())) {
    if (line === '] as const;') break;
    const [, word] = /^'(\w+)',$/.exec(line) ?? [];
    if (word !== undefined) words[word] = comment.join(' ');
    comment = line.startsWith('// ') ? [...comment, line.slice(3)] : [];
  }
  return words;
}
