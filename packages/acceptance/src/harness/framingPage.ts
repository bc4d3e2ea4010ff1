import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site on this machine that frames a game and keeps what it hears. A stand-in by the browser's own routes would count as one of the internet. */
export async function framingPage(addressOf: (origin: string) => string): Promise<{ url: string; close: () => Promise<void> }> {
  let frame = '';
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html; charset=utf-8');
    res.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>A page with a game</title><script>window.heard = []; addEventListener('message', ({ origin, data }) => window.heard.push({ origin, ...data }));</script>
      <iframe title="Game" width="400" height="700" sandbox="allow-scripts allow-same-origin allow-forms" src="${frame.replaceAll('&', '&amp;')}"></iframe></html>`);
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  // A TCP server's address is never a pipe's name.
  const url = `http://framing.localhost:${(server.address() as AddressInfo).port}`;
  frame = addressOf(url);
  return { url, close: () => new Promise((resolve) => {
    server.close(() => { resolve(); });
    server.closeAllConnections();
  }) };
}
