/** Returns the value in a reply's envelope. */
export function valueOf(body: string): unknown {
  return (JSON.parse(body) as { value: unknown }).value; // the gateway's envelope
}
