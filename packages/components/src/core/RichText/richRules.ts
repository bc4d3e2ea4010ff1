/**
 * Elements that are allowed in the operator's HTML: text, lists, tables and links. The text of
 * other harmless elements remains.
 */
export const richElements = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'h2',
  'h3',
  'h4',
  'h5',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  's',
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
  'tr',
  'u',
  'ul',
];

/**
 * Allowed attributes. No id, name or class, because scripts, styles and fragment links of the page
 * could match them.
 */
export const richAttributes = ['href', 'colspan', 'rowspan', 'dir', 'lang'];

/** Allowed addresses of links: https, and paths of the site. */
export const richAddress = /^(?:https:\/\/|\/(?![/\\]))/i;

/**
 * Removes the address of a link unless it is a path of the site or https; external links open in a
 * new tab.
 */
export function restrictLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  const url =
    href === null || !richAddress.test(href) ? null : URL.parse(href, window.location.href);
  if (!url || (url.origin !== window.location.origin && url.protocol !== 'https:')) {
    link.removeAttribute('href');
  } else if (url.origin !== window.location.origin) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}
