import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { inlineBootScriptHash } from './inlineBootScript.ts';

const policy = new Map(
  contentSecurityPolicy({
    host: 'coral.example',
    imageCDNs: ['https://cdn.example/x'],
    frameSources: ["https://games.example; script-src 'self'"],
    serviceHosts: [],
  })
    .split('; ')
    .map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

it('takes scripts and workers from the path of the client, never from that of a brand’s files', () => {
  expect(policy.get('script-src')).toEqual(['coral.example:*/build/', inlineBootScriptHash]);
  expect(policy.get('worker-src')).toEqual(['coral.example:*/build/', 'coral.example:*/sw.js']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
});

it('takes images of the operator, and no address that would end a directive', () => {
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example']);
  expect(policy.get('frame-src')).toEqual(["'none'"]);
});
