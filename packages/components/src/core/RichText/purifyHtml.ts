import DOMPurify, { type Config } from 'dompurify';
import { restrictLink, richAddress, richAttributes, richElements } from './richRules.ts';

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: richElements,
  ALLOWED_ATTR: richAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_URI_REGEXP: richAddress,
  // The other attributes hold no addresses, so DOMPurify must not match them against the pattern.
  ADD_URI_SAFE_ATTR: richAttributes.filter((name) => name !== 'href'),
};

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) restrictLink(element);
  else element.removeAttribute('href');
});

/** Returns the allowed part of HTML, for browsers without the Sanitizer API. */
export function purifyHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, config);
}
