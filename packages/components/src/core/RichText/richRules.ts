/**
 * The one rule for operators' HTML, the same with the browser's own sanitiser, with DOMPurify and
 * on the server: elements of `richElements` are kept, those of `removedElements` are removed with
 * their content, and every other element, known or not, is replaced by its children or by the
 * element of `renamedElements`, so that its words remain.
 */
export const richElements = [
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'dd',
  'del',
  'dfn',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
  'var',
  'wbr',
];

/**
 * Elements that are removed with their content: code and styles, frames, plug-ins, pictures and
 * media with their fallbacks, other vocabularies, and controls whose content is no text.
 */
export const removedElements = [
  'applet',
  'audio',
  'base',
  'canvas',
  'datalist',
  'embed',
  'frame',
  'iframe',
  'img',
  'input',
  'link',
  'math',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'optgroup',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
];

/**
 * Elements that become another one of the same meaning; blocks become `div`, because their words
 * would otherwise run into those of the next block.
 */
export const renamedElements: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  address: 'div',
  article: 'div',
  aside: 'div',
  center: 'div',
  details: 'div',
  dialog: 'div',
  dir: 'ul',
  fieldset: 'div',
  footer: 'div',
  form: 'div',
  header: 'div',
  hgroup: 'div',
  legend: 'div',
  listing: 'pre',
  main: 'div',
  menu: 'ul',
  nav: 'div',
  plaintext: 'pre',
  search: 'div',
  section: 'div',
  strike: 's',
  summary: 'div',
  tt: 'code',
  xmp: 'pre',
};

/**
 * Allowed attributes. No id, name or class, because scripts, styles and fragment links of the page
 * could match them.
 */
export const richAttributes = ['href', 'colspan', 'rowspan', 'dir', 'lang'];

/** Allowed addresses of links: https, and paths of the site. */
export const richAddress = /^(?:https:\/\/|\/(?![/\\]))/i;

/** Level of the headings, which operators write as h3; 2 if the text is the whole page. */
export type HeadingLevel = 2 | 3;
