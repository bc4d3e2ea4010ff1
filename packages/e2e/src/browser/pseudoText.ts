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
 * A text as a language with longer words would have it: 40 % more letters, accents on them,
 * brackets around them. Placeholders stay. A clipped one shows by a missing bracket, one from
 * elsewhere by its plain letters.
 */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{\w+\}\})/);
  const letters = parts.filter((_, index) => index % 2 === 0).join('');
  let missing = Math.ceil(letters.length * 0.4);
  // Vowels are long first: words grow, as they do in other languages. What vowels cannot give comes
  // behind.
  const longer = parts.map((part, index) =>
    index % 2 === 1
      ? part
      : [...part]
          .map((letter) => {
            const shown = accented[letter] ?? letter;
            const stretches = missing > 0 && /[aeiou]/i.test(letter);
            if (stretches) missing -= 1;
            return stretches ? shown + shown.toLowerCase() : shown;
          })
          .join(''),
  );
  return `[${longer.join('')}${missing > 0 ? ` ${'é'.repeat(missing)}` : ''}]`;
}
