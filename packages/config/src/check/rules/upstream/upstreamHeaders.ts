import type { Check } from '../../BrandUnderCheck.ts';
import { joinPointer } from '../../../source/pointer.ts';

/** Headers that belong to one connection or frame a message. Source: RFC 9110 7.6.1, RFC 9112 6. */
const connectionHeaders: readonly string[] = [
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Headers that the gateway sets by the request it makes, the visitor it makes it for, and the reply
 * it can read.
 */
const gatewayHeaders: readonly string[] = [
  'accept-encoding',
  'content-type',
  'traceparent',
  'tracestate',
  'x-forwarded-for',
  'x-request-id',
  'x-visitor-device',
];

/**
 * Checks that no header of a brand changes how its calls are sent, and that each has one value:
 * otherwise every call would fail, or carry another brand's or no session.
 */
export const upstreamHeaders: Check = ({ documents: { upstream } }, report) => {
  if (!upstream) return;
  const named = [
    { pointer: '/upstream/tokenHeader', name: upstream.tokenHeader, isKey: false },
    { pointer: '/upstream/merchantHeader', name: upstream.merchantHeader, isKey: false },
    { pointer: '/upstream/languageHeader', name: upstream.languageHeader, isKey: false },
    ...(upstream.platformHeader === undefined
      ? []
      : [{ pointer: '/upstream/platformHeader', name: upstream.platformHeader, isKey: false }]),
    ...Object.keys(upstream.headers ?? {}).map((name) => ({
      pointer: joinPointer('/upstream/headers', name),
      name,
      isKey: true,
    })),
  ];
  const owners = new Map<string, string>();
  for (const { pointer, name, isKey } of named) {
    const plain = name.toLowerCase();
    const owner = owners.get(plain);
    const place = isKey ? 'headers' : pointer.replace('/upstream/', '');
    if (owner === undefined) owners.set(plain, place);
    if (connectionHeaders.includes(plain))
      report('LV440', pointer, `header "${name}" belongs to the connection`, { atKey: isKey });
    else if (gatewayHeaders.includes(plain))
      report('LV440', pointer, `header "${name}" is set by the gateway`, { atKey: isKey });
    else if (owner !== undefined)
      report('LV440', pointer, `header "${name}" is set by "${owner}" already`, { atKey: isKey });
  }
};
