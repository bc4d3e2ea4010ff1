/** The value in a reply's envelope. A call that was refused ends the test with what the server said. */
export function valueOf(body: string): unknown {
  const { success, value } = JSON.parse(body) as { success: boolean; value: unknown }; // the gateway's envelope
  if (!success) throw new Error(`The server refused: ${body}`);
  return value;
}
