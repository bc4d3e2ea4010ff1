import { rawReply, rawValue, type RawAnswer } from './rawOperator.ts';

/** A fault of an operator, and its expected result. */
export interface OperatorFault {
  readonly name: string;
  readonly answer: RawAnswer;
  /** Status of the visitor's response. */
  readonly status: 502 | 504;
  readonly code: 'upstream_failed' | 'upstream_timeout' | 'upstream_shape';
  /** Number of attempts of a repeatable GET, if not one. */
  readonly gets?: 2;
  /** The connection stays reusable. */
  readonly keepsConnection?: true;
}

/** Never replies. */
export const hang: RawAnswer = () => undefined;

/** Writes a byte at intervals until the connection closes. */
function dribble(start: string): RawAnswer {
  return (socket) => {
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), 20);
    socket.once('close', () => clearInterval(timer));
  };
}

const write =
  (text: string): RawAnswer =>
  (socket) =>
    void socket.write(text);
const value = JSON.stringify({ success: true, value: { sumBalance: 666 } });

/** Returns a response head that announces a body of the given length. */
export function head(length: number): string {
  return `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n`;
}

/**
 * Faults of an operator's reply to the balance call. Values that must not leak contain `canary`.
 */
export const operatorFaults: readonly OperatorFault[] = [
  {
    name: 'resets before the head',
    answer: (socket) => socket.resetAndDestroy(),
    status: 502,
    code: 'upstream_failed',
    gets: 2,
  },
  {
    name: 'closes before the head',
    answer: (socket) => socket.end(),
    status: 502,
    code: 'upstream_failed',
    gets: 2,
  },
  {
    name: 'resets after the head',
    answer: (socket) =>
      socket.write(head(1_000), () => setImmediate(() => socket.resetAndDestroy())),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'closes in the body',
    answer: (socket) => socket.end(`${head(1_000)}{"success"`),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'closes in a chunk',
    answer: (socket) =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"succ'),
    status: 502,
    code: 'upstream_failed',
  },
  { name: 'hangs', answer: hang, status: 504, code: 'upstream_timeout' },
  {
    name: 'stops after the head',
    answer: write(head(1_000)),
    status: 504,
    code: 'upstream_timeout',
  },
  {
    name: 'sends its head a byte at a time',
    answer: dribble('HTTP/1.1 200 OK\r\nX-Slow: '),
    status: 504,
    code: 'upstream_timeout',
  },
  {
    name: 'sends its body a byte at a time',
    answer: dribble(head(1_000)),
    status: 504,
    code: 'upstream_timeout',
  },
  {
    name: 'sends bytes that are not HTTP',
    answer: write('\0\u00ffcanary-garbage\r\n\r\n'),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'sends an endless head',
    answer: (socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(40_000)}`),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'exceeds the size limit',
    answer: write(rawReply(`"${'x'.repeat(20_000)}"`)),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'sends an endless body',
    answer: (socket) =>
      socket.write(
        `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8000\r\n${'x'.repeat(0x8000)}\r\n`,
      ),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'redirects',
    answer: write(
      rawReply('', {
        status: '302 Found',
        head: `Location: /wps/v2/wallets/balance?canary=1\r\nContent-Length: 0\r\n`,
      }),
    ),
    status: 502,
    code: 'upstream_failed',
    keepsConnection: true,
  },
  {
    name: 'sends two different lengths',
    answer: write(
      rawReply(value, { head: `Content-Length: ${value.length}\r\nContent-Length: 5\r\n` }),
    ),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'sends a length and chunks',
    answer: write(
      rawReply(value, {
        head: `Content-Length: ${value.length}\r\nTransfer-Encoding: chunked\r\n`,
      }),
    ),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'sends a length and chunks that agree',
    answer: write(
      rawReply(`${value.length.toString(16)}\r\n${value}\r\n0\r\n\r\n`, {
        head: `Content-Length: ${value.length}\r\nTransfer-Encoding: chunked\r\n`,
      }),
    ),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'sends the same length twice',
    answer: write(
      rawReply(value, {
        head: `Content-Length: ${value.length}\r\nContent-Length: ${value.length}\r\n`,
      }),
    ),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'switches protocols',
    answer: write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: canary\r\nConnection: Upgrade\r\n\r\n',
    ),
    status: 502,
    code: 'upstream_failed',
  },
  {
    name: 'replies with text that is not JSON',
    answer: write(rawReply('<html>canary-page</html>')),
    status: 502,
    code: 'upstream_shape',
    keepsConnection: true,
  },
  {
    name: 'replies with the wrong shape',
    answer: write(rawValue({ sumBalance: 'canary', token: 7 })),
    status: 502,
    code: 'upstream_shape',
    keepsConnection: true,
  },
  {
    name: 'fails',
    answer: write(rawReply('{"trace":"canary-stack"}', { status: '500 Internal Server Error' })),
    status: 502,
    code: 'upstream_failed',
    keepsConnection: true,
  },
];
