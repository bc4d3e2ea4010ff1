const svgSpace = 'http://www.w3.org/2000/svg';

/** @typedef {Node | string | undefined | false} Child */
/**
 * @typedef {Readonly<Record<string, string | number | boolean | ((event: Event) => void) |
 *   undefined>>} Attributes
 */

/**
 * A new element: functions listen to the event of their name, `true` sets an attribute without a
 * value.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {readonly Child[]} [children]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, children = []) {
  return dress(document.createElement(name), attributes, children);
}

/**
 * The same for a picture.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} [attributes]
 * @param {readonly Child[]} [children]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function draw(name, attributes = {}, children = []) {
  return dress(document.createElementNS(svgSpace, name), attributes, children);
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Attributes} attributes
 * @param {readonly Child[]} children
 */
function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
