import { callsTo } from '../../browser/callsTo.ts';
import { environment } from '../../fixtures/environment.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';
import { textReader } from '../../browser/texts/textsOf.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: hydration of the served page, real focus, and an application that reaches the
// operator.
test('[JOIN-01] [CALL-12] [ROUTE-06] the partner page lists benefits and requirements, sends the application by PUT, and shows a refusal at its field', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 422/);
  const t = await textReader(brand);
  const calls = callsTo(page, '/wps/feedback');
  const applications = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${environment.sandboxPort}/feedback`)).text();
  expect(await servedHtml(brand, '/join?lang=EN')).toContain(`>${t('join.title')}</h1>`);
  await withoutPopups(page);
  await page.goto(brand.url('/join?lang=EN'));
  await hydrated(page);
  await expect(page.getByRole('region', { name: t('join.exampleTitle') })).toContainText(
    'P 30,000.00',
  );
  await expect(
    page
      .getByRole('region', { name: t('join.rules') })
      .getByRole('listitem')
      .first(),
  ).toContainText('at least 18 years old');
  const form = page.getByRole('form', { name: t('join.formTitle') });
  const field = (key: string) => form.getByLabel(t(key));
  const send = form.getByRole('button', { name: t('join.send') });
  const thanks = page.getByRole('heading', { name: t('join.sentTitle') });
  const fill = async (contact: string): Promise<void> => {
    await field('join.name').fill('Ann Example');
    await field('join.contact').fill(contact);
    await field('join.channel').selectOption('video');
    await field('join.message').fill('Weekly videos about card games.');
    await form.getByRole('checkbox').check();
  };

  await send.click();
  await expect(field('join.name')).toBeFocused();
  await expect(field('join.name')).toHaveAccessibleDescription(t('form.required'));
  expect(calls).toEqual([]);
  await fill('ann@example.com');
  await send.click();
  await expect(thanks).toBeFocused();
  expect(calls.map((call) => [call.method(), call.postDataJSON() as unknown])).toEqual([
    [
      'PUT',
      {
        type: 'JOIN',
        name: 'Ann Example',
        contact: 'ann@example.com',
        channel: 'video',
        remark: 'Weekly videos about card games.',
        challengeResult: expect.any(String),
      },
    ],
  ]);
  expect(await applications()).toContain(
    `<td>${brand.merchant}</td><td>JOIN</td><td>Ann Example</td><td>ann@example.com</td><td>video</td><td>Weekly videos about card games.</td>`,
  );

  await page.reload();
  await hydrated(page);
  await fill('ANN@example.com');
  await send.click();
  await expect(field('join.contact')).toHaveAccessibleDescription(/already being looked at/);
  await expect(field('join.contact')).toBeFocused();
  await expect(field('join.message')).toHaveValue('Weekly videos about card games.');
});
