import { expect, it } from 'vitest';
import { phoneErrorCodes, type PhoneVerification } from '../core/PhoneVerification.ts';

/**
 * Declares the tests that every `PhoneVerification` must pass. Run it in the test of an adapter.
 *
 * @param create returns one that rejects the code `000000` and accepts `123456`.
 */
export function phoneVerificationContract(create: () => PhoneVerification): void {
  const number = { mobileNo: '9170000001', countryDialingCode: '+63' };

  it('[SMSC-06] returns an id token of at most 8,192 characters for a code', async () => {
    const phone = create();
    await phone.send(number);
    await expect(phone.confirm('000000')).rejects.toMatchObject({
      name: 'PhoneError',
      code: 'wrongCode',
    });
    expect(await phone.confirm('123456')).toMatch(/^.{1,8192}$/);
  });

  it('[SMSC-07] rejects every code with a phone error if none was sent', async () => {
    const failure: unknown = await create()
      .confirm('123456')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PhoneError' });
    // A `PhoneError` has a code; its name is asserted above.
    expect(phoneErrorCodes).toContain((failure as { code: string }).code);
  });
}
