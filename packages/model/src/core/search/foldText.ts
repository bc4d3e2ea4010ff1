/** A text for comparison, with the place of each of its characters in the source. */
export interface FoldedText {
  readonly text: string;
  /**
   * Index in the source at which the letter of a folded character starts, by the index of the
   * folded character in UTF-16 units. A letter may become several characters or none.
   */
  readonly starts: readonly number[];
  /** Index in the source at which that letter ends, with its marks. */
  readonly ends: readonly number[];
}

/**
 * Letters that are compared as one: a syllable of conjoining Hangul, a half-width kana with its
 * voicing mark, or a character with its combining marks.
 */
const letters =
  /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|[\uff66-\uff9d][\uff9e\uff9f]|[^]\p{M}*/gu;

/** Letters whose marks visitors leave out: á is a, but が is not か. */
const markedLetter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** Vowel marks and the tatweel of Arabic, and characters that are never seen. */
const unwritten = /[\u064b-\u065f\u0670\u0640\u06d6-\u06ed]|\p{Cf}/gu;

/** Letters that have no decomposition in Unicode, and characters that visitors type for others. */
const replacements: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
};

/** First digits of the scripts of the platform's languages. */
const zeros = [0x06_60, 0x06_f0, 0x09_66, 0x0e_50];

/**
 * Returns a text as it is compared in a search: in lower case, of one width, without the marks of
 * Latin, Greek and Cyrillic letters and the vowel marks of Arabic, and with plain digits. Letters
 * of other scripts keep their marks, because these change the letter: in Korean, Japanese, Thai and
 * Hindi a text without them contains other words.
 */
export function foldText(source: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: letter, index } of source.matchAll(letters)) {
    const folded = foldLetter(letter);
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  return { text: parts.join(''), starts, ends };
}

function foldLetter(letter: string): string {
  if (letter.length === 1 && letter < '\u0080') return letter.toLowerCase();
  const parts = letter.normalize('NFKC').toLowerCase().normalize('NFKD');
  const bare = markedLetter.test(parts) ? parts.replaceAll(/\p{M}/gu, '') : parts.normalize('NFKC');
  return [...bare.replaceAll(unwritten, '')]
    .map((character) => replacements[character] ?? plainDigit(character))
    .join('');
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
