import { ApiClient, callSiteOf, loginV2 } from '@livery/api';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { afterEach, expect, it, vi } from 'vitest';
import { sealLate, solveLate } from './lateCalls.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([undefined, solveLate])(
  '[LOGN-05] names an address that is not secure, and sends nothing, with the bot check %o',
  async (solve) => {
    vi.stubGlobal('isSecureContext', false);
    const transport = vi.fn<() => Promise<never>>();
    const api = new ApiClient({
      transport,
      seal: sealLate,
      solve,
      site: () => callSiteOf(exampleSettings, 'EN'),
    });

    await expect(
      api.call(loginV2, { username: 'ann', password: 'secret99', type: 'username' }),
    ).rejects.toMatchObject({ name: 'ApiError', code: 'insecure_page', call: 'loginV2' });

    expect(transport).not.toHaveBeenCalled();
  },
);
