import { escapeHtml } from '@livery/model';
import { isGameKind, type PageKind } from '../gameKinds.ts';
import { playLanguage, playWords, type PlayWords } from './playWords.ts';

/**
 * Renders a page before its script runs. It contains the game's texts but never the launch token.
 */
export function renderPlayPage({
  kind,
  query,
}: {
  kind: PageKind;
  query: URLSearchParams;
}): string {
  const language = playLanguage(query.get('lang'));
  const words: PlayWords = playWords[language];
  // Without a theme parameter, the page follows the device's theme.
  const theme = ['light', 'dark'].find((name) => name === query.get('theme'));
  const isDemo = query.get('mode') !== 'real';
  return `<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words[kind])}</title>
<link rel="icon" href="/play/files/icon.svg">
<link rel="stylesheet" href="/play/files/play.css">
${
  isGameKind(kind)
    ? `<link rel="stylesheet" href="/play/files/${kind}.css">
`
    : ''
}<script type="module" src="/play/files/main.js"></script>
</head>
<body data-kind="${kind}">
<header class="notice"><p>${isDemo ? `<strong>${escapeHtml(words.demo)}</strong> ` : ''}${escapeHtml(words.demonstration)}</p></header>
<main id="game"><p class="loading" role="status">${escapeHtml(words.loading)}</p></main>
<noscript><p>${escapeHtml(words.noScript)}</p></noscript>
<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', String.raw`\u003c`)}</script>
</body>
</html>
`;
}
