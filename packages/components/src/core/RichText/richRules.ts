/**
 * What of somebody else's HTML is let in: words, lists, tables and links. What stands in anything
 * else stays as words where it is harmless.
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
 * No id, name or class: nothing that scripts, styles or addresses of the page could be made to
 * mean.
 */
export const richAttributes = ['href', 'colspan', 'rowspan', 'dir', 'lang'];

/** Addresses links may have: https, and paths of the site. */
export const richAddress = /^(?:https:\/\/|\/(?![/\\]))/i;

/** Leaves a link a path of the site, or https elsewhere in a window of its own. */
export function mendLink(link: HTMLAnchorElement): void {
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
