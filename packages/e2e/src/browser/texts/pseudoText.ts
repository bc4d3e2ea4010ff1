const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  C: 'Ç',
  N: 'Ñ',
};

/**
 * Returns a pseudo-localised text: 40% longer, accented, in brackets, with its placeholders
 * unchanged. A missing bracket reveals a clipped text, plain letters reveal a text that is not
 * translated.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{\w+\}\})/);
  const letters = parts.filter((_, index) => index % 2 === 0).join('');
  let missing = Math.ceil(letters.length * 0.4);
  // Vowels are lengthened first, because words grow in other languages. The rest is appended.
  const longer = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : [...part]
          .map((letter) => {
            const replacement = accented[letter] ?? letter;
            const stretches = missing > 0 && /[aeiou]/i.test(letter);
            if (stretches) missing -= 1;
            return stretches ? replacement + replacement.toLowerCase() : replacement;
          })
          .join(''),
  );
  return `[${longer.join('')}${missing > 0 ? ` ${'é'.repeat(missing)}` : ''}]`;
}
