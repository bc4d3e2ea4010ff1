/**
 * Sends a command to the administration of the sandbox. Rejects with the answer if it is refused.
 */
export async function adminRequest(
  operator: string,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<void> {
  const response = await fetch(operator + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
