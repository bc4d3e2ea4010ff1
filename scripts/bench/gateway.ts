import type { BenchLine } from './BenchLine.ts';
import { hostOf, makeBrandFolders } from './traffic/brandFolders.ts';
import { comparedCpu } from './traffic/comparedCpu.ts';
import { startOperator } from './traffic/constantOperators.ts';
import { Load, type Stream } from './traffic/Load.ts';
import { startPlainProxy } from './traffic/plainServers.ts';
import { ShippedServer } from './traffic/ShippedServer.ts';
import { signIn } from './traffic/signIn.ts';

const host = hostOf('bench');
/** Enough visitors to stay below every rate limit. */
const visitors = 2_000;
const common = { host, connections: 32, expected: [200], visitors } as const;

/**
 * Measures a call through the gateway to a constant operator, as a guest and with a session,
 * against a minimal proxy.
 */
export async function gateway(): Promise<BenchLine[]> {
  await using operator = await startOperator();
  const origin = `http://127.0.0.1:${operator.port}`;
  await using folders = await makeBrandFolders([{ id: 'bench', origin }]);
  await using server = await ShippedServer.start({ tenants: folders.folder });
  // Headers that the server adds to each upstream call, here with constant values.
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'livery',
    merchant: 'BENCH',
    'x-forwarded-for': '198.18.0.1',
    'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
  };
  await using guestProxy = await startPlainProxy({ origin, headers });
  await using memberProxy = await startPlainProxy({
    origin,
    headers: { ...headers, token: 'bench-token-0123456789abcdef' },
  });
  await using reader = await startPlainProxy({
    origin,
    headers: { ...headers, token: 'bench-token-0123456789abcdef' },
    reads: true,
  });
  await using load = new Load();

  const guest: Stream = { ...common, port: server.port, path: '/wps/system/setting/register' };
  // One request of each visitor first, because the server requests visitor data from the operator
  // at the first request.
  await load.run({ streams: [{ ...guest, requests: visitors }], ms: 30_000 });
  const path = '/wps/v2/wallets/balance';
  const memberOf = async (port: number): Promise<Stream> => ({
    ...common,
    port,
    path,
    headers: { cookie: await signIn(server, { host, username: 'demo', password: 'Demo1234' }) },
  });
  const ofGuests = (port: number): Stream => ({ ...guest, port });
  const guests = { load, ours: { pid: server.pid, stream: () => guest } };
  const members = { load, ours: { pid: server.pid, stream: () => memberOf(server.port) } };
  return [
    await comparedCpu({
      name: 'a guest’s call, × Pool.dispatch',
      gate: 1.65,
      ...guests,
      limit: { pid: guestProxy.pid, stream: () => ofGuests(guestProxy.port) },
    }),
    await comparedCpu({
      name: 'a member’s call, × Pool.dispatch',
      gate: 1.5,
      ...members,
      limit: { pid: memberProxy.pid, stream: () => memberOf(memberProxy.port) },
    }),
    await comparedCpu({
      name: 'a guest’s call, × Pool.dispatch that reads replies',
      gate: 1.5,
      ...guests,
      limit: { pid: reader.pid, stream: () => ofGuests(reader.port) },
    }),
    await comparedCpu({
      name: 'a member’s call, × Pool.dispatch that reads replies',
      gate: 1.5,
      ...members,
      limit: { pid: reader.pid, stream: () => memberOf(reader.port) },
    }),
  ];
}
