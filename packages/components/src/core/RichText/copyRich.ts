import {
  removedElements,
  renamedElements,
  richAddress,
  richAttributes,
  richElements,
  type HeadingLevel,
} from './richRules.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const rich: ReadonlySet<string> = new Set(richElements);
const removed: ReadonlySet<string> = new Set(removedElements);
const renamed: ReadonlyMap<string, string> = new Map(Object.entries(renamedElements));

/**
 * Returns the allowed part of a sanitised tree. All elements are created here, so that nothing else
 * of the source remains, for example a shadow root.
 */
export function copyRich(source: ParentNode, level: HeadingLevel): DocumentFragment {
  const fragment = document.createDocumentFragment();
  copyChildren(source, fragment, level);
  // Texts become neighbours where an element between them is replaced by its children.
  fragment.normalize();
  return fragment;
}

function copyChildren(source: Node, target: Node, level: HeadingLevel): void {
  for (const node of source.childNodes) {
    if (isText(node)) target.appendChild(document.createTextNode(node.data));
    else if (isHtml(node) && !removed.has(node.localName)) {
      const name = nameOf(node.localName, level);
      copyChildren(
        node,
        name === undefined ? target : target.appendChild(copyElement(node, name)),
        level,
      );
    }
  }
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isHtml(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE && (node as Element).namespaceURI === htmlNamespace;
}

/** Returns the element's name in the result; `undefined` if its children replace it. */
function nameOf(name: string, level: HeadingLevel): string | undefined {
  // The page has its own h1.
  if (name === 'h1' || (name === 'h3' && level === 2)) return `h${level}`;
  return rich.has(name) ? name : renamed.get(name);
}

function copyElement(source: Element, name: string): Element {
  const element = document.createElement(name);
  for (const attribute of richAttributes) {
    const value = source.getAttribute(attribute);
    if (value !== null && attribute !== 'href') element.setAttribute(attribute, value);
  }
  if (element instanceof HTMLAnchorElement) copyAddress(source, element);
  return element;
}

/**
 * Copies the address of a link if it is a path of the site or https; external links open in a new
 * tab.
 */
function copyAddress(source: Element, link: HTMLAnchorElement): void {
  const href = source.getAttribute('href');
  const url =
    href === null || !richAddress.test(href) ? null : URL.parse(href, window.location.href);
  if (href === null || !url) return;
  const isOwn = url.origin === window.location.origin;
  if (!isOwn && url.protocol !== 'https:') return;
  link.setAttribute('href', href);
  if (isOwn) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}
