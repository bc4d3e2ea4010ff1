import { callsTo } from '../../harness/callsTo.ts';
import { changeRules, fillIn, openRegistration } from '../../harness/registerPage.ts';
import { expect, test } from '../../harness/test.ts';

const path = '/wps/member/register';
const refused = /status of 422/;
/** As long as anybody may wait for a key to be heard; one pattern alone would take years. */
const noFreezeMs = 5_000;

for (const [from, pattern, value] of [['nested quantifiers', '^(([A-Z ])+)+$', `${'A'.repeat(60)}!`], ['alternatives that overlap', '^(A|AA|AAA)*$', `${'A'.repeat(80)}!`]] as const) {
  test(`[REGI-02] a pattern of ${from} that never ends does not freeze the page: other input is handled while it runs, and the operator’s verdict decides`, async ({ ownBrand: brand, page, expectedComplaints }) => {
    expectedComplaints.push(refused);
    await changeRules(page, brand, { payeeName: { acceptedPattern: pattern, minLength: 1, maxLength: 100 } });
    const form = await openRegistration(page, brand);
    const calls = callsTo(page, path);
    await fillIn(page);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    // The page's own time stands still: the pattern is never given up, and runs for as long as what follows takes.
    await form.realName.fill(value);
    await form.username.press('End', { timeout: noFreezeMs });
    await form.username.pressSequentially('er', { timeout: noFreezeMs });
    await expect(form.username).toHaveValue('newcomerer');
    await form.terms.uncheck({ timeout: noFreezeMs });
    await form.terms.check({ timeout: noFreezeMs });
    await expect(form.realName).not.toHaveAttribute('aria-invalid');
    await page.clock.resume();
    await form.submit.click();
    await expect(form.realName).toHaveAttribute('aria-invalid', 'true');
    expect(calls.length).toBe(1);
    // The server is as well as the page.
    expect((await brand.request('/wps/captcha')).status).toBe(200);
  });
}

test('[REGI-02] a pattern that is none is passed by: nothing is refused for it, and the operator’s verdict decides', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(refused);
  for (const acceptedPattern of ['(?<name', '*', '+', '\\', '', '([']) {
    await changeRules(page, brand, { payeeName: { acceptedPattern, minLength: 1, maxLength: 100 } });
    const form = await openRegistration(page, brand);
    await fillIn(page);
    await form.realName.fill('Maria 1');
    await form.realName.blur();
    // The worker has answered when what comes after is judged.
    await form.username.fill('1abc');
    await form.username.blur();
    await expect(form.username).toHaveAttribute('aria-invalid', 'true');
    await expect(form.realName, acceptedPattern).not.toHaveAttribute('aria-invalid');
  }
  const form = await openRegistration(page, brand);
  await fillIn(page);
  await form.realName.fill('Maria 1');
  await form.submit.click();
  await expect(form.realName).toHaveAccessibleDescription(/^Real name format is wrong/);
  await form.realName.fill('MARIA SANTOS');
  await form.submit.click();
  await expect(page.getByRole('group', { name: 'Your account' })).toContainText('newcomer');
});
