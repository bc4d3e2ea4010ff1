import { mendLink, richAttributes, richElements } from './richRules.ts';

/** What an element of the Sanitizer API has; not in every browser. */
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

/** Elements whose words stay when they go. */
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

/** Whether the browser sanitises by itself. */
export function canSanitise(): boolean {
  return typeof Element !== 'undefined' && 'setHTML' in Element.prototype;
}

/**
 * The part of HTML that is let in, by the browser's own sanitiser. Source: the HTML standard's
 * `Element.setHTML`.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  // Asked for by `canSanitise`; the library's types do not know it.
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
  for (const link of box.querySelectorAll('a')) mendLink(link);
  const fragment = document.createDocumentFragment();
  fragment.append(...box.childNodes);
  return fragment;
}
