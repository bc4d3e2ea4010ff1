import DOMPurify, { type Config } from 'dompurify';
import { copyRich } from './copyRich.ts';
import {
  removedElements,
  renamedElements,
  richAddress,
  richAttributes,
  richElements,
  type HeadingLevel,
} from './richRules.ts';

/**
 * DOMPurify parses a document, `Element.setHTML` the content of an element in a standards-mode
 * document. After this, a document too has only content: no head, and no frames in place of the
 * body.
 */
const bodyStart = '<!doctype html><br>';

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['h1', ...richElements, ...Object.keys(renamedElements)],
  ALLOWED_ATTR: richAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Of other elements that are not allowed, the children remain.
  FORBID_CONTENTS: removedElements,
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_URI_REGEXP: richAddress,
  // The other attributes hold no addresses, so DOMPurify must not match them against the pattern.
  ADD_URI_SAFE_ATTR: richAttributes.filter((name) => name !== 'href'),
};

// DOMPurify removes these two if their text looks like markup, because it could become markup where
// the result is parsed again. Here it remains a text.
DOMPurify.addHook('beforeSanitizeElements', (node) => {
  if (!(node instanceof Element) || !['plaintext', 'xmp'].includes(node.localName)) return;
  const copy = node.ownerDocument.createElement('pre');
  copy.textContent = node.textContent;
  node.replaceWith(copy);
});

/** Returns the allowed part of HTML, for browsers without the Sanitizer API. */
export function purifyHtml(html: string, level: HeadingLevel): DocumentFragment {
  const fragment = DOMPurify.sanitize(bodyStart + html, config);
  fragment.firstChild?.remove();
  return copyRich(fragment, level);
}
