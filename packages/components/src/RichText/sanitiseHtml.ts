import DOMPurify, { type Config } from 'dompurify';

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [
    'a', 'b', 'blockquote', 'br', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'h2', 'h3', 'h4', 'h5', 'hr', 'i', 'li', 'ol', 'p', 's', 'small', 'span', 'strong', 'sub', 'sup',
    'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ],
  // No id, name or class: nothing that scripts, styles or addresses of the page could be made to mean.
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'dir', 'lang'],
  ALLOW_ARIA_ATTR: false, ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
};

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) mendLink(element);
});

/** A small part of HTML: words, lists, tables and links. Everything else is left out, what stands in it stays as words where it is harmless. */
export function sanitiseHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, config);
}

/** A path of the site, or https elsewhere in a window of its own. */
function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  const url = href === null ? null : URL.parse(href, window.location.href);
  if (!url || (url.origin !== window.location.origin && url.protocol !== 'https:')) {
    link.removeAttribute('href');
  } else if (url.origin !== window.location.origin) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}
