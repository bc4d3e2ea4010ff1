/** Body of a callback, and its signature. */
export interface SignatureVector {
  /** Key of the provider, in hexadecimal digits. */
  readonly key: string;
  readonly body: string;
  /** HMAC-SHA256 of the body's bytes, in hexadecimal digits. */
  readonly signature: string;
}

/** Secret from which {@link ProviderKeys} derives the key of the vectors. It is public. */
export const vectorSecret = 'secret of the vectors';

const key = 'ea24cb6e38b40fadfae21a06f456e8cc8edf941e655bbd9113828feb899a0ac3';

/** Test vectors for operators that verify callbacks. */
export const signatureVectors: readonly SignatureVector[] = [
  {
    key,
    body: '{"requestId":"request-1","token":"token-of-the-launch"}',
    signature: 'ecfbee9b79d27d61ffc91592bd77c175716d73a9e0b81ca7ea6e431af7f5c535',
  },
  {
    key,
    body: '{"requestId":"request-2","token":"token-of-the-launch","transactionId":"bet-1","round":"round-1","amountMinor":250,"currency":"PHP","gameCode":"40001"}',
    signature: 'd0e4e23b2ba68259ed92b166665b78db599de7a95540cb038d601ad3e2c353d6',
  },
];
