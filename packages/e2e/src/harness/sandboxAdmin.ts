import { environment } from './environment.ts';

/** A loopback-only admin call of the sandbox; rejects with its sentence when it is refused. */
export async function sandboxAdmin(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${environment.sandboxPort}/admin${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const envelope = (await reply.json()) as { success: boolean; message: string; value: unknown };
  if (!reply.ok || !envelope.success) throw new Error(`${method} ${path}: ${envelope.message}`);
  return envelope.value;
}
