const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/**
 * Returns whether a JSON text has more values than a maximum, by its commas and opening brackets
 * outside of texts. Checked before parsing, because the parser cannot be interrupted: a thread
 * whose heap it exceeds ends the process.
 */
export function hasMoreValues(json: Buffer, maxValues: number): boolean {
  let values = 1;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (byte === quote) {
      index = endOfText(json, index);
      if (index < 0) return false;
    } else if (byte === comma || byte === bracket || byte === brace) {
      values += 1;
      if (values > maxValues) return true;
    }
  }
  return false;
}

/** Returns the position of the quote that ends a text; -1 for a text without end. */
function endOfText(json: Buffer, start: number): number {
  let end = json.indexOf(quote, start + 1);
  while (end >= 0 && isEscaped(json, end)) end = json.indexOf(quote, end + 1);
  return end;
}

function isEscaped(json: Buffer, position: number): boolean {
  let first = position;
  while (json[first - 1] === backslash) first -= 1;
  return (position - first) % 2 === 1;
}
