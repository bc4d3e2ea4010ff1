import { callsTo, fieldsOf } from '../../harness/callsTo.ts';
import { fillIn, openRegistration } from '../../harness/registerPage.ts';
import { expect, test } from '../../harness/test.ts';

const refused = /status of 422/;

test('[REGI-09] a code in the link is checked on load; a valid one needs no input', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  const checks = callsTo(page, '/wps/agent/affiliate');
  const form = await openRegistration(page, brand);
  await expect(form.invitation).toBeVisible();
  expect(checks).toEqual([]);
  await openRegistration(page, brand, '&referralCode=WELCOME1');
  await expect.poll(() => checks.map(fieldsOf)).toEqual([{ code: 'WELCOME1' }]);
  await expect(form.invitation).toHaveCount(0);
  await openRegistration(page, brand, '&affiliateCode=NOBODY99');
  await expect(form.invitation).toHaveValue('NOBODY99');
  await expect(form.invitation).toHaveAccessibleDescription('The invitation code is not valid.');
});

test('[REGI-07] a code that is typed is checked first; a wrong one is said in a dialog', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  const form = await openRegistration(page, brand);
  const calls = callsTo(page, '/wps/member/register');
  await fillIn(page);
  await form.invitation.fill('NOBODY99');
  await form.submit.click();
  const dialog = page.getByRole('alertdialog', { name: 'Invitation code' });
  await expect(dialog).toContainText('This invitation code is not valid. Correct it, or leave it out.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.invitation).toBeFocused();
  expect(calls).toEqual([]);
  await form.invitation.fill('FRIEND88');
  await form.submit.click();
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('newcomer');
});
