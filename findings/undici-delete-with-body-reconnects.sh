#!/usr/bin/env bash
# undici 8.12.4: each DELETE, GET or OPTIONS request with a body costs a connection of its own.
#
# Expected: requests to one origin, one after another, share a connection that both sides keep
#   alive, whatever their method is: the request says `connection: keep-alive`, the server agrees.
# Instead: undici closes the connection after each request with a body whose method does not
#   usually have one. POST, PUT, PATCH and QUERY with the same body, and DELETE without one, share a
#   connection.
# Why it matters: interfaces of operators and payment providers take a JSON body with DELETE (end a
#   session, cancel a bet with its reason). Each of these calls pays for TCP and TLS, and no setting
#   of the pool changes that; only `reset: false` at the request does.
set -eu

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
printf '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent undici@8.12.4

cat >show.js <<'EOF'
import { once } from 'node:events';
import http from 'node:http';
import { createRequire } from 'node:module';
import { Agent, request } from 'undici';

const { version } = createRequire(import.meta.url)('undici/package.json');
const server = http.createServer({ keepAliveTimeout: 60_000 }, (message, response) => {
  message.resume();
  message.on('end', () => response.end('{}'));
});
let connections = 0;
const announced = new Set();
server.on('connection', () => (connections += 1));
server.on('request', (message) => announced.add(message.headers.connection));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;

async function connectionsOf(method, body, options) {
  const dispatcher = new Agent({ connections: 1 });
  connections = 0;
  for (let count = 0; count < 4; count += 1) {
    const headers = body === null ? {} : { 'content-type': 'application/json' };
    const response = await request(`${origin}/sessions/1`, {
      method,
      body,
      headers,
      dispatcher,
      ...options,
    });
    await response.body.text();
  }
  await dispatcher.close();
  return connections;
}

const body = '{"reason":"player"}';
const rows = [
  ['DELETE with body', 'DELETE', body, {}, 4],
  ['GET with body', 'GET', body, {}, 4],
  ['OPTIONS with body', 'OPTIONS', body, {}, 4],
  ['DELETE with body, reset: false', 'DELETE', body, { reset: false }, 1],
  ['DELETE without body', 'DELETE', null, {}, 1],
  ['POST with body', 'POST', body, {}, 1],
  ['PATCH with body', 'PATCH', body, {}, 1],
  ['QUERY with body', 'QUERY', body, {}, 1],
];
console.log(
  `undici ${version}, Node ${process.version}; connections for 4 requests one after another`,
);
let changed = '';
for (const [name, method, payload, options, described] of rows) {
  const seen = await connectionsOf(method, payload, options);
  console.log(`${name}: expected 1, seen ${seen}`);
  if (seen !== described) changed = name;
}
console.log(`header "connection" of all requests: ${[...announced].join(', ')}`);
server.close();
if (changed !== '' || [...announced].join() !== 'keep-alive') {
  console.log(`The behaviour changed: ${changed || 'the header "connection"'}.`);
  process.exit(1);
}
EOF
node show.js
