import { restrictLink, richAttributes, richElements } from './richRules.ts';

/** Method of the Sanitizer API, which not every browser has. */
interface Sanitising {
  setHTML: (
    html: string,
    options: {
      sanitizer: {
        elements: string[];
        attributes: string[];
        replaceWithChildrenElements: string[];
        comments: false;
        dataAttributes: false;
      };
    },
  ) => void;
}

/** Elements that are removed while their content remains. */
const unwrapped = [
  'abbr',
  'address',
  'article',
  'aside',
  'big',
  'button',
  'caption',
  'center',
  'cite',
  'del',
  'details',
  'fieldset',
  'figcaption',
  'figure',
  'font',
  'footer',
  'form',
  'h1',
  'h6',
  'header',
  'ins',
  'kbd',
  'label',
  'legend',
  'main',
  'mark',
  'marquee',
  'nav',
  'pre',
  'q',
  'section',
  'strike',
  'summary',
  'time',
  'tt',
];

/** Returns whether the browser has the Sanitizer API. */
export function canSanitise(): boolean {
  return typeof Element !== 'undefined' && 'setHTML' in Element.prototype;
}

/** Returns the allowed part of HTML, by the browser's `Element.setHTML`. */
export function sanitiseHtml(html: string): DocumentFragment {
  // `canSanitise` has checked the method; TypeScript's DOM types do not have it yet.
  const box = document.createElement('div') as HTMLDivElement & Sanitising;
  box.setHTML(html, {
    sanitizer: {
      elements: richElements,
      attributes: richAttributes,
      replaceWithChildrenElements: unwrapped,
      comments: false,
      dataAttributes: false,
    },
  });
  for (const element of box.querySelectorAll('[href]')) {
    if (element instanceof HTMLAnchorElement) restrictLink(element);
    else element.removeAttribute('href');
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...box.childNodes);
  return fragment;
}
