/** HTML that has the words "before", "word" and "after", of which the second is in an element. */
export interface HtmlSample {
  readonly name: string;
  readonly html: string;
  /** Whether the element is removed with the word in it. */
  readonly isRemoved: boolean;
}

function names(text: string): readonly string[] {
  return text.split(/\s+/).filter((name) => name !== '');
}

/** All elements of HTML, current and obsolete, and names that HTML does not know. */
const elements = names(`
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
  blockquote body br button canvas caption center cite code col colgroup command content data
  datalist dd del details dfn dialog dir div dl dt element em embed fencedframe fieldset figcaption
  figure font footer form frame frameset geolocation h1 h2 h3 h4 h5 h6 head header hgroup hr html i
  iframe image img input ins isindex kbd keygen label layer legend li link listing main map mark
  marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol
  optgroup option output p param permission picture plaintext portal pre progress q rb rp rt rtc
  ruby s samp script search section select selectedcontent shadow slot small source spacer span
  strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title
  tr track tt u ul var video wbr xmp
  h7 o:p my-element x-card
`);

/** Elements that are removed with their content; the others that are removed have none. */
const removed = names(`
  applet audio canvas datalist iframe math noembed noframes noscript object optgroup option script
  select style svg template textarea title video
`);

/** Parents that some elements need, around the element at "*". */
const parents: Readonly<Record<string, string>> = {
  area: '<map>*</map>',
  caption: '<table>*<tr><td></td></tr></table>',
  dd: '<dl><dt></dt>*</dl>',
  dt: '<dl>*</dl>',
  figcaption: '<figure>*</figure>',
  legend: '<fieldset>*</fieldset>',
  li: '<ul>*</ul>',
  optgroup: '<select>*</select>',
  option: '<select>*</select>',
  rb: '<ruby>*<rt></rt></ruby>',
  rp: '<ruby>*<rt></rt></ruby>',
  rt: '<ruby>*</ruby>',
  rtc: '<ruby>*</ruby>',
  selectedcontent: '<select><button>*</button></select>',
  summary: '<details>*</details>',
  td: '<table><tr>*</tr></table>',
  th: '<table><tr>*</tr></table>',
};

/** Tables need rows and cells between themselves and the word. */
const tables: Readonly<Record<string, string>> = {
  col: '<table><colgroup><col></colgroup><tr><td>word</td></tr></table>',
  colgroup: '<table><colgroup></colgroup><tr><td>word</td></tr></table>',
  table: '<table><tr><td>word</td></tr></table>',
  tbody: '<table><tbody><tr><td>word</td></tr></tbody></table>',
  tfoot: '<table><tfoot><tr><td>word</td></tr></tfoot></table>',
  thead: '<table><thead><tr><td>word</td></tr></thead></table>',
  tr: '<table><tr><td>word</td></tr></table>',
};

/** Every element in a paragraph, and in its parent where it needs one. */
export const htmlSamples: readonly HtmlSample[] = elements.flatMap((name) => {
  const element = `<${name}>word</${name}>`;
  const inParent = tables[name] ?? parents[name]?.replace('*', element);
  const isRemoved = removed.includes(name);
  return [
    { name, html: `<p>before ${element} after</p>`, isRemoved },
    ...(inParent === undefined
      ? []
      : [
          {
            name: `${name} in its parent`,
            html: `<p>before</p>${inParent}<p>after</p>`,
            isRemoved: isRemoved || inParent.startsWith('<select>'),
          },
        ]),
  ];
});
