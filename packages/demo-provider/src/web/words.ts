import type { PlayWords } from '../server/page/playWords.ts';

/** The page's texts; the server wrote them into the page. */
export const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as PlayWords;

export { fillText as fill } from '@livery/demo-content/words/fillText';
