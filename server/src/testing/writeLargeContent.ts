import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Size of a brand's own content. */
export interface ContentSize {
  readonly pages: number;
  readonly nodesPerPage: number;
  /** In all languages together. */
  readonly texts: number;
  readonly pictures: number;
}

/**
 * Adds content to a brand's folder: each page has a route, and shows texts and pictures of its own.
 */
export function writeLargeContent(
  folder: string,
  languages: readonly string[],
  { pages, nodesPerPage, texts, pictures }: ContentSize,
): void {
  const write = (file: string, content: unknown): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content, undefined, 2));
  };
  const read = (file: string): object => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const keys = numbers(Math.ceil(texts / languages.length)).map((index) => `large.text${index}`);
  const $text = (index: number) => ({ $text: keys[index % keys.length] });

  const routes = numbers(pages).map((page) => [
    `large${page}`,
    { paths: [`/large/${page}`], page: `large${page}`, title: $text(page) },
  ]);
  write('routes.json', { routes: Object.fromEntries(routes) });
  for (const language of languages)
    write(`locales/${language}.json`, {
      ...read(`locales/${language}.json`),
      ...Object.fromEntries(keys.map((key, index) => [key, `${language} ${index}`])),
    });
  for (const picture of numbers(pictures)) {
    mkdirSync(path.join(folder, 'assets/large'), { recursive: true });
    writeFileSync(
      path.join(folder, `assets/large/${picture}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!--${picture}--></svg>`,
    );
  }
  for (const page of numbers(pages)) {
    const nodes = numbers(nodesPerPage - 1).map((node): [string, object] => {
      const index = page * nodesPerPage + node;
      const props =
        pictures > 0 && node % 8 === 0
          ? { picture: { file: `assets/large/${index % pictures}.svg`, widthPx: 8, heightPx: 8 } }
          : { title: $text(index), text: $text(index + 1) };
      return [`node${node}`, { use: 'picture' in props ? 'ContentPicture' : 'TextBlock', props }];
    });
    write(`pages/large${page}.json`, {
      root: 'page',
      nodes: {
        page: { use: 'Stack', slots: { default: nodes.map(([id]) => id) } },
        ...Object.fromEntries(nodes),
      },
    });
  }
}
