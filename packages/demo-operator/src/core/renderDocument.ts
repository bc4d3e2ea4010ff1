import { escapeHtml } from '@livery/model';

/** Renders an HTML page of the sandbox with the notice that it is a demonstration. */
export function renderDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<p class="notice">This is a demonstration. No real money, no real games, no real people.</p>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** Styles of all sandbox pages. */
export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
.notice { margin: 0; padding: .75rem 1rem; background: #7a2e00; color: #fff; font-weight: 600; text-align: center; }
section { border-top: 1px solid #8888; margin-top: 2rem; }
table { border-collapse: collapse; }
th, td { padding: .25rem .75rem .25rem 0; text-align: start; }
.modules { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; }
.people { display: grid; gap: .5rem; list-style: none; padding: 0; max-width: 24rem; }
.people button { width: 100%; min-height: 2.75rem; overflow-wrap: anywhere; }
form.line { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
button, select, input { font: inherit; min-height: 1.75rem; }
button[aria-pressed='false'] { opacity: .75; text-decoration: line-through; }
`;
