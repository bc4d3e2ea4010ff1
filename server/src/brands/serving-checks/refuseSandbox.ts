import type { ServingCheck } from '../EntryMaker.ts';
import { upstreamPlace } from '../upstreamPlace.ts';

/**
 * Refuses brands of the sandbox operator on a server without a sandbox, so that play money never appears
 * beside real brands.
 */
export function refuseSandbox(sandboxOrigin: string | undefined): ServingCheck {
  if (sandboxOrigin !== undefined) return () => [];
  return (site) => {
    const { baseUrl, socialProviders = {} } = site.upstream;
    const refusal = (message: string, ...names: readonly string[]) => ({
      code: 'LV507',
      ...upstreamPlace(site, ...names),
      message,
    });
    return [
      ...(baseUrl === 'sandbox:'
        ? [
            refusal(
              'the operator is "sandbox:", which only sandbox mode has; give upstream.json the operator’s https address',
              'baseUrl',
            ),
          ]
        : []),
      ...Object.entries(socialProviders)
        .filter(([, { issuer }]) => issuer === 'sandbox:')
        .map(([name]) =>
          refusal(
            `the provider ${name} is at "sandbox:", which only sandbox mode has; give upstream.json its https address, or do not offer it`,
            'socialProviders',
            name,
            'issuer',
          ),
        ),
    ];
  };
}
