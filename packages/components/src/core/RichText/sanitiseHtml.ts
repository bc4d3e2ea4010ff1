import { copyRich } from './copyRich.ts';
import { removedElements, richAttributes, type HeadingLevel } from './richRules.ts';

type ElementName = string | { name: string; namespace: string };

/** Method of the Sanitizer API, which not every browser has. */
interface Sanitising {
  setHTML: (
    html: string,
    options: {
      sanitizer: {
        removeElements: ElementName[];
        attributes: string[];
        comments: false;
        dataAttributes: false;
      };
    },
  ) => void;
}

/** A name alone is one of HTML. */
const foreignElements = [
  { name: 'svg', namespace: 'http://www.w3.org/2000/svg' },
  { name: 'math', namespace: 'http://www.w3.org/1998/Math/MathML' },
];

/** Returns whether the browser has the Sanitizer API. */
export function canSanitise(): boolean {
  return typeof Element !== 'undefined' && 'setHTML' in Element.prototype;
}

/**
 * Returns the allowed part of HTML, by the browser's `Element.setHTML`. It removes pictures and
 * media before they could load. Its list is one of removed elements, because with one of allowed
 * elements it would remove unknown ones with their words.
 */
export function sanitiseHtml(html: string, level: HeadingLevel): DocumentFragment {
  // `canSanitise` has checked the method; TypeScript's DOM types do not have it yet.
  const box = document.createElement('div') as HTMLDivElement & Sanitising;
  box.setHTML(html, {
    sanitizer: {
      removeElements: [...removedElements, ...foreignElements],
      attributes: richAttributes,
      comments: false,
      dataAttributes: false,
    },
  });
  return copyRich(box, level);
}
