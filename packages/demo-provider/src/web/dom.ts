const svgSpace = 'http://www.w3.org/2000/svg';

export type Child = Node | string | undefined | false;

/** A function listens to the event of its name; `true` sets an attribute without a value. */
export type Attributes = Readonly<
  Record<string, string | number | boolean | ((event: Event) => void) | undefined>
>;

/** Creates an HTML element. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Name] {
  return setUp(document.createElement(name), attributes, children);
}

/** Creates an SVG element. */
export function draw<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): SVGElementTagNameMap[Name] {
  return setUp(document.createElementNS(svgSpace, name), attributes, children);
}

function setUp<T extends Element>(
  element: T,
  attributes: Attributes,
  children: readonly Child[],
): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
