import { cutAtWords } from './searchArticles.ts';

/** Text with the search words highlighted. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {cutAtWords(text, words).map((piece, index) =>
        index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
      )}
    </>
  );
}
