import type { ServingCheck, ServingProblem } from './ServingCheck.ts';

/**
 * Refuses brands of the sandbox operator on a server without a sandbox, so that play money never
 * appears beside real brands.
 */
export const refuseSandbox: ServingCheck = ({ upstream: { baseUrl, socialProviders = {} } }) => {
  const refusal = (message: string, ...names: readonly string[]): ServingProblem => ({
    code: 'LV507',
    message,
    names,
  });
  return [
    ...(baseUrl === 'sandbox:'
      ? [
          refusal(
            'the operator is "sandbox:", which only sandbox mode has; state the operator’s https address in the brand’s own upstream.json',
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
