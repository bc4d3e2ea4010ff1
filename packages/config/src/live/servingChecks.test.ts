import { expect, it } from 'vitest';
import { problemCodes } from '../report/problemCodes.ts';
import { connectionRules } from './connectionRules.ts';
import { parseNetworks } from './networks.ts';
import type { ServedBrand } from './ServingCheck.ts';
import { servingChecks, type ServingPorts } from './servingChecks.ts';

const { refusalOf } = connectionRules(parseNetworks('', 'test'));
const nothing: ServingPorts = {
  hasSandbox: false,
  allowsOrigin: () => false,
  refusalOf,
  secretOf: () => undefined,
  keyFault: () => undefined,
};
const everything: ServingPorts = {
  hasSandbox: true,
  allowsOrigin: () => true,
  refusalOf: () => undefined,
  secretOf: () => 'canary',
  keyFault: () => undefined,
};

const brandWith = (upstream: ServedBrand['upstream']): ServedBrand => ({ brand: 'reef', upstream });

it.each([
  ['LV507', { baseUrl: 'sandbox:' }, ['baseUrl']],
  [
    'LV508',
    { baseUrl: 'https://api.operator.example', codecKey: { $secret: 'REEF_KEY' } },
    ['codecKey'],
  ],
  ['LV509', { baseUrl: 'https://api.operator.example' }, ['baseUrl']],
  ['LV521', { baseUrl: 'http://10.0.0.5' }, ['baseUrl']],
] as const)('refuses with the message that %s documents', (code, upstream, names) => {
  const found = servingChecks(nothing)(brandWith(upstream)).filter(
    (problem) => problem.code === code,
  );

  expect(found.map(({ message }) => message)).toEqual([problemCodes[code].example.expectedMessage]);
  expect(found[0]?.names).toEqual(names);
  expect(servingChecks(everything)(brandWith(upstream))).toEqual([]);
});

it('names the setting that decides, except where none can allow a brand', () => {
  const found = servingChecks(nothing)(
    brandWith({
      baseUrl: 'https://10.0.0.5/api',
      headers: { 'x-key': { $secret: 'REEF_KEY' }, 'x-plain': 'value' },
      socialProviders: {
        harbour: { issuer: 'sandbox:', clientId: 'reef' },
        tide: {
          issuer: 'https://tide.example/id',
          clientId: 'reef',
          clientSecret: { $secret: 'TIDE' },
        },
      },
    }),
  );

  expect(
    found.map(({ code, decidedBy }) => [code, decidedBy?.setting, decidedBy?.subject]),
  ).toEqual([
    ['LV507', undefined, undefined],
    ['LV509', 'LIVERY_UPSTREAM_ORIGINS', 'the operator is at https://10.0.0.5'],
    ['LV509', 'LIVERY_UPSTREAM_ORIGINS', 'the provider tide is at https://tide.example'],
    ['LV521', 'LIVERY_UPSTREAM_NETWORKS', 'the operator is at https://10.0.0.5'],
    ['LV508', 'LIVERY_SECRETS_DIR', 'header x-key needs the secret REEF_KEY'],
    ['LV508', 'LIVERY_SECRETS_DIR', 'provider tide needs the secret TIDE'],
  ]);
});

it('refuses a key that does not fit a codec, once for each codec', () => {
  const ports: ServingPorts = {
    ...everything,
    keyFault: (codec, key) =>
      codec === 'aes-256-gcm'
        ? `the key has ${key.length - 1} bytes in place of 32; it is written in Base64`
        : undefined,
  };
  const upstream: ServedBrand['upstream'] = {
    baseUrl: 'https://api.operator.example',
    codecs: {
      loginV2: 'aes-256-gcm',
      register: 'aes-256-gcm',
      changePassword: 'none',
      loginFreePlay: 'des-ecb-pkcs7-base64',
    },
    codecKey: { $secret: 'REEF_KEY' },
  };

  expect(servingChecks(ports)(brandWith(upstream)).map(({ message }) => message)).toEqual([
    problemCodes.LV511.example.expectedMessage,
  ]);
  expect(servingChecks({ ...ports, secretOf: () => undefined })(brandWith(upstream))).toMatchObject(
    [{ code: 'LV508' }],
  );
});
