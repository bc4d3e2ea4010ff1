import { serviceDeskTexts } from '@livery/demo-content/words/serviceDeskTexts';
import { contentLanguage, type ContentLanguage } from '@livery/demo-content/words/Words';
import { Router } from 'express';
import { merchantProfiles } from '../../merchants/merchantProfiles.ts';
import { escapeHtml } from '@livery/model';

/** The whole conversation is in the address, because the desk stores nothing. */
const maxLines = 12;
const maxCharacters = 200;

/**
 * Service desk with sample replies, without client-side scripts. The demonstration brands may frame
 * it.
 */
export function createSupportChatRouter(): Router {
  const router = Router();
  router.get('/desk.css', (_req, res) => {
    res.type('css').send(deskStyle);
  });
  router.get('/desk', (req, res) => {
    // Express's simple parser would produce lists for repeated names.
    const query = new URLSearchParams(req.url.split('?')[1] ?? '');
    const language = contentLanguage(query.get('lang') ?? undefined);
    res.set(headers).send(renderSupportChat(language, query));
  });
  return router;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors http://localhost:* http://*.localhost:*",
};

function renderSupportChat(language: ContentLanguage, query: URLSearchParams): string {
  const { topics, ...texts } = serviceDeskTexts;
  const text = (name: keyof typeof texts): string => escapeHtml(texts[name][language]);
  const topicOf = new Map(Object.entries(topics));
  const isVip = query.get('channel') === 'VIP';
  const merchant = merchantProfiles[query.get('merchant') ?? '']?.displayName ?? '';
  const lines = query
    .getAll('q')
    .map((line) => line.trim().slice(0, maxCharacters))
    .filter((line) => line !== '')
    .slice(-maxLines);
  const parameters = [
    ...['channel', 'merchant', 'lang'].flatMap((name): [string, string][] =>
      query.get(name) === null ? [] : [[name, query.get(name) ?? '']],
    ),
    ...lines.map((line): [string, string] => ['q', line]),
  ];
  const title = text(isVip ? 'vip' : 'title');
  return `<!doctype html>
<html lang="${text('tag')}" dir="${text('dir')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/desk.css"></head>
<body>
<header><h1>${title}</h1><p>${[escapeHtml(merchant), text('sample')].filter(Boolean).join(' · ')}</p></header>
<main>
<ol>
${[line('desk', text('desk'), text('hello')), ...lines.flatMap(exchange)].join('\n')}
</ol>
<h2>${text('ask')}</h2>
<ul>${[...topicOf]
    .map(
      ([name, { question }]) =>
        `<li><a href="/desk?${escapeHtml(new URLSearchParams([...parameters, ['q', name]]).toString())}">${escapeHtml(question[language])}</a></li>`,
    )
    .join('')}</ul>
<form action="/desk">${parameters.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('')}
<label>${text('field')} <input name="q" required maxlength="${maxCharacters}" autocomplete="off"></label> <button>${text('send')}</button></form>
</main>
</body>
</html>
`;

  /** A question with its answer. Other questions than the topics get the same answer. */
  function exchange(question: string): string[] {
    const topic = topicOf.get(question);
    return [
      line('you', text('you'), escapeHtml(topic?.question[language] ?? question)),
      line('desk', text('desk'), topic ? escapeHtml(topic.answer[language]) : text('other')),
    ];
  }
}

/** Name and text are HTML. */
function line(sender: 'desk' | 'you', name: string, text: string): string {
  return `<li class="${sender}"><strong>${name}</strong><p>${text}</p></li>`;
}

const deskStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: light-dark(#d4d9de, #3b444c); --mine: light-dark(#dff1ee, #17403c); }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f4f6f7, #14191d); color: light-dark(#15202a, #eef2f4); }
header { padding: .75rem 1rem; background: #7a2e00; color: #fff; }
h1 { margin: 0; font-size: 1.125rem; }
header p { margin: 0; font-size: .875rem; }
main { padding: 1rem; }
ol, ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
ol li { max-width: 85%; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 12px; background: light-dark(#fff, #1e262c); }
ol li.you { justify-self: end; background: var(--mine); }
ol strong { font-size: .75rem; }
ol p { margin: 0; overflow-wrap: anywhere; }
h2 { font-size: .9375rem; margin: 1.25rem 0 .5rem; }
ul { gap: .5rem; }
a { display: block; padding: .625rem .75rem; border: 1px solid var(--line); border-radius: 8px; color: inherit; }
form { display: grid; gap: .5rem; margin-top: 1.25rem; }
input, button { font: inherit; min-height: 2.75rem; width: 100%; padding: 0 .75rem; }
`;
