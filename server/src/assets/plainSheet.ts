import { brandFilesPath } from '@livery/model';
import { shortHash } from '../http/contentHash.ts';

const css = `:root{color-scheme:light dark}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif}
body{background:var(--color-canvas,Canvas);color:var(--color-text,CanvasText)}
main{max-width:40rem;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
ul{list-style:none;padding:0}
li{padding-block:.75rem;border-block-start:1px solid}
a{color:inherit;font-weight:600}
li p{margin:0}
.panel{margin:1.25rem;padding:2.5rem 1.5rem;max-width:34rem;text-align:center;border:1px solid var(--color-border,currentColor);border-radius:var(--radius,0)}
.panel{background:var(--color-surface,Canvas);font-family:var(--font-body,inherit);overflow-wrap:anywhere}
.panel h1{font-family:var(--font-display,inherit);text-wrap:balance}
.panel .brand img{height:2.25rem;max-width:100%}
.panel .fact{font-variant-numeric:tabular-nums;font-weight:600}
.button{display:inline-block;margin-block:1rem;padding:.75rem 1.75rem;border-radius:var(--radius-control,0);text-decoration:none}
.button{background:var(--color-accent,ButtonFace);color:var(--color-on-accent,ButtonText)}
.languages{display:flex;flex-wrap:wrap;justify-content:center;gap:0 1rem;margin-block:1rem 0}
.languages li{padding:0;border:0}
.languages a{display:inline-block;padding-block:.625rem;font-weight:400}
.languages a[aria-current]{font-weight:700;text-decoration:none}
:focus-visible{outline:3px solid var(--color-focus,currentColor);outline-offset:3px}
`;

/**
 * Style sheet of pages without the client. Uses a brand's colours if its theme sheet is loaded too.
 */
export const plainSheet: { readonly css: string; readonly address: string } = {
  css,
  address: `${brandFilesPath}plain-${shortHash(css)}.css`,
};
