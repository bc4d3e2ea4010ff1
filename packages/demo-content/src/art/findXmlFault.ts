/**
 * The first reason why the text is not well-formed XML, or undefined. Covers what these drawings
 * use: elements, attributes, text.
 */
export function findXmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const token = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g;
  for (const [whole, closing, name = '', attributes = '', selfClosing] of xml.matchAll(token)) {
    if (whole === '<') return 'a "<" that starts no tag';
    if (name === '') {
      if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(whole)) return `a bare "&" in "${whole}"`;
    } else if (closing === '/') {
      const expected = open.pop();
      if (expected !== name)
        return `</${name}> where ${expected === undefined ? 'nothing is open' : `</${expected}> was expected`}`;
    } else {
      const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size < names.length)
        return `<${name}> repeats an attribute: ${names.join(' ')}`;
      if (/&(?!(?:amp|lt|gt|quot|#\d+);)/.test(attributes))
        return `a bare "&" in the attributes of <${name}>`;
      if (selfClosing !== '/') open.push(name);
    }
  }
  return open.length === 0 ? undefined : `<${open.at(-1) ?? ''}> is never closed`;
}
