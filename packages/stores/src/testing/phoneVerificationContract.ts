import { expect, it } from 'vitest';
import { phoneErrorCodes, type PhoneVerification } from '../protection/PhoneVerification.ts';

/**
 * What every `PhoneVerification` has to do, the embedded one and each adapter: run it in the
 * adapter's test. @param make one that refuses the first code it is shown and takes the second.
 */
export function phoneVerificationContract(make: () => PhoneVerification): void {
  const number = { mobileNo: '9170000001', countryDialingCode: '+63' };

  it('[SMSC-06] gives an id token for a code, of at most 8,192 characters', async () => {
    const phone = make();
    await phone.send(number);
    await expect(phone.confirm('000000')).rejects.toMatchObject({
      name: 'PhoneError',
      code: 'wrongCode',
    });
    expect(await phone.confirm('123456')).toMatch(/^.{1,8192}$/);
  });

  it('[SMSC-07] names what is wrong: without a sending no code is right', async () => {
    const failure: unknown = await make()
      .confirm('123456')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'PhoneError' });
    // Just checked to have one
    expect(phoneErrorCodes).toContain((failure as { code: string }).code);
  });
}
