import { policyHash } from '../http/contentHash.ts';

const css = `:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 18%,Canvas);--soft:color-mix(in srgb,CanvasText 66%,Canvas)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1.5rem 1.25rem 4rem;font:1rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.125rem;margin:0}
h3{font-size:.875rem;margin:1rem 0 .25rem;color:var(--soft)}
p{margin:.25rem 0}
section{margin-block-start:1.25rem;padding:1rem 1.25rem;border:1px solid var(--line);border-inline-start:.375rem solid var(--line);border-radius:.5rem}
section.good{border-inline-start-color:light-dark(#1a7f37,#3fb950)}
section.held{border-inline-start-color:light-dark(#9a6700,#d29922)}
section.none{border-inline-start-color:light-dark(#cf222e,#f85149)}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
header p{color:var(--soft)}
ul{margin:.25rem 0;padding-inline-start:1.25rem}
code,li{overflow-wrap:anywhere}
code{font:.875rem/1.5 ui-monospace,monospace}
table{border-collapse:collapse;font-size:.875rem}
th,td{text-align:start;padding:.125rem 1.25rem .125rem 0;font-weight:400;vertical-align:top}
th{color:var(--soft)}
`;

/**
 * Inline style of the status page, so that the page of a failing server needs no second request.
 */
export const statusSheet: { readonly css: string; readonly policy: string } = {
  css,
  policy: `default-src 'none'; style-src ${policyHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
