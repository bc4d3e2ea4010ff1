import { JSDOM } from 'jsdom';

const parser = new new JSDOM('').window.DOMParser();

/** Returns why a text is not well-formed XML, or undefined when it is. */
export function xmlFault(xml: string): string | undefined {
  return (
    parser.parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ??
    undefined
  );
}
