import { shortHash } from './contentHash.ts';

const css = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif}
body{background:var(--color-canvas,Canvas);color:var(--color-text,CanvasText)}
main{max-width:40rem;padding:2rem 1.25rem}
h1{font-size:1.75rem;line-height:1.2}
ul{list-style:none;padding:0}
li{padding-block:.75rem;border-block-start:1px solid}
a{color:inherit;font-weight:600}
li p{margin:0}
`;

/** The look of the pages the server writes itself; it takes a brand's colours where its theme sheet is loaded too. */
export const plainSheet: { readonly css: string; readonly address: string } = { css, address: `/assets/plain-${shortHash(css)}.css` };
