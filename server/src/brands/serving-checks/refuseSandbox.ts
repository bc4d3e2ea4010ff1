import type { ServingCheck } from '../EntryMaker.ts';

/**
 * Refuses brands of the sandbox operator on a server without a sandbox, so that play money never appears
 * beside real brands.
 */
export function refuseSandbox(sandboxOrigin: string | undefined): ServingCheck {
  return ({ brand, upstream: { baseUrl, socialProviders = {} } }) =>
    sandboxOrigin !== undefined
      ? []
      : [
          ...(baseUrl === 'sandbox:'
            ? [
                'the operator is "sandbox:", which only sandbox mode has; give upstream.json the operator’s https address',
              ]
            : []),
          ...Object.entries(socialProviders)
            .filter(([, { issuer }]) => issuer === 'sandbox:')
            .map(
              ([name]) =>
                `the provider ${name} is at "sandbox:", which only sandbox mode has; give upstream.json its https address, or do not offer it`,
            ),
        ].map((message) => ({
          code: 'LV507',
          file: `${brand}/upstream.json`,
          line: 1,
          column: 1,
          message,
        }));
}
