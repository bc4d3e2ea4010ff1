// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ann, joined, mountRegister, refused } from '../../testing/mountRegister.ts';

it('[REGI-09] shows the input and checks nothing without a code in the link', async () => {
  const register = await mountRegister();
  expect(register.has('affiliateCode')).toBe(true);
  expect(register.requestsTo('checkAffiliate')).toEqual([]);
});

it.each(['referralCode', 'affiliateCode'])(
  '[REGI-09] checks a valid %s of the link on load, hides the input, and sends the code',
  async (name) => {
    const register = await mountRegister({
      search: `?${name}=WELCOME1`,
      answers: { checkAffiliate: [reply({})], register: [joined] },
    });
    expect([register.requestsTo('checkAffiliate'), register.has('affiliateCode')]).toEqual([
      [{ code: 'WELCOME1' }],
      false,
    ]);
    await register.type(ann);

    await register.submit();

    await waitFor(() => expect(register.root.session.isMember).toBe(true));
    expect(register.requestsTo('register')).toMatchObject([
      { affiliateCode: 'WELCOME1', referralCode: 'WELCOME1' },
    ]);
    expect(register.requestsTo('checkAffiliate')).toHaveLength(1);
  },
);

it('[REGI-09] fills the input with an invalid code of the link and shows the reason', async () => {
  const register = await mountRegister({
    search: '?affiliateCode=NOBODY99',
    answers: { checkAffiliate: [refused(undefined, 'Not a valid code.')] },
  });
  expect([register.input('affiliateCode').value, register.messageOf('affiliateCode')]).toEqual([
    'NOBODY99',
    'Not a valid code.',
  ]);
});

it('[REGI-07] checks an entered code first, reports an invalid one in a dialog, then focuses the field', async () => {
  const register = await mountRegister({
    answers: { checkAffiliate: [refused(), reply({})], register: [joined] },
  });
  await register.type({ ...ann, affiliateCode: 'NOBODY99' });

  await register.submit();
  await waitFor(() =>
    expect(register.dialog('register.affiliateCode')?.textContent).toContain(
      register.t('register.invitation_code_error'),
    ),
  );
  await register.answer('dialog.submit');

  await waitFor(() => expect(document.activeElement).toBe(register.input('affiliateCode')));
  expect([register.dialog('register.affiliateCode'), register.requestsTo('register')]).toEqual([
    null,
    [],
  ]);
  await register.type({ affiliateCode: 'FRIEND88' });
  await register.submit();
  await waitFor(() => expect(register.root.session.isMember).toBe(true));
  expect(register.requestsTo('checkAffiliate')).toEqual([
    { code: 'NOBODY99' },
    { code: 'FRIEND88' },
  ]);
  expect(register.requestsTo('register')).toMatchObject([{ affiliateCode: 'FRIEND88' }]);
});

it('[REGI-07] shows the error of a failed check', async () => {
  const register = await mountRegister({ answers: { checkAffiliate: [fail('upstream_timeout')] } });
  await register.type({ ...ann, affiliateCode: 'FRIEND88' });

  await register.submit();

  await waitFor(() =>
    expect(register.dialog('register.affiliateCode')?.textContent).toContain(
      register.t('error.upstream_timeout'),
    ),
  );
});

it('[REGI-09] requires the code if registration is by invitation only', async () => {
  const register = await mountRegister({
    flags: { DIRECTREG3: false },
    rules: { affiliateCode: { enabled: false } },
  });
  await register.type(ann);

  await register.submit();

  expect([document.activeElement, register.messageOf('affiliateCode')]).toEqual([
    register.input('affiliateCode'),
    register.t('form.required'),
  ]);
});

it('[AGNT-08] says why the link of an agent cannot be used any more', async () => {
  const register = await mountRegister({
    search: '?referralCode=LTEAM2026',
    answers: { checkAffiliate: [refused({ reason: 'invitation_used_up' }, 'No places.')] },
  });

  expect(register.messageOf('affiliateCode')).toBe(register.t('refusal.invitation_used_up'));
});
