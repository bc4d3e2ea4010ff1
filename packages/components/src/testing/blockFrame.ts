import { act } from '@testing-library/react';

/**
 * Reports that the policy of the page has stopped a resource, as browsers do; jsdom has no such
 * event.
 */
export function blockFrame(blockedURI: string, effectiveDirective = 'frame-src'): void {
  act(
    () =>
      void document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          blockedURI,
          effectiveDirective,
          disposition: 'enforce',
        }),
      ),
  );
}
