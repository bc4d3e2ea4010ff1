import DOMPurify, { type Config } from 'dompurify';
import { mendLink, richAddress, richAttributes, richElements } from './richRules.ts';

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: richElements,
  ALLOWED_ATTR: richAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_URI_REGEXP: richAddress,
  // The others are no addresses.
  ADD_URI_SAFE_ATTR: richAttributes.filter((name) => name !== 'href'),
};

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) mendLink(element);
});

/** The part of HTML that is let in, for a browser without a sanitiser of its own. */
export function purifyHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, config);
}
