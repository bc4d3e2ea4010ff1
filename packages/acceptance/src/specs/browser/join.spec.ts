import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { callsTo } from '../../harness/callsTo.ts';
import { environment } from '../../harness/environment.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const path = '/wps/feedback';

async function open(page: Page, brand: TestBrand): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url('/join?lang=EN'));
  await hydrated(page);
}

function fields(page: Page) {
  const form = page.getByRole('form', { name: 'Apply' });
  return {
    form, name: form.getByLabel('Name'), contact: form.getByLabel('Email or phone'), channel: form.getByLabel('Where you reach people'),
    message: form.getByLabel('What you have in mind'), consent: form.getByRole('checkbox'), send: form.getByRole('button', { name: 'Send the application' }),
  };
}

async function fill(page: Page, contact = 'ann@example.com'): Promise<void> {
  const form = fields(page);
  await form.name.fill('Ann Example');
  await form.contact.fill(contact);
  await form.channel.selectOption('video');
  await form.message.fill('Weekly videos about card games.');
  await form.consent.check();
}

test('[JOIN-01] [ROUTE-06] the page says what partners get, with an example that says so, and what is asked of them', async ({ ownBrand: brand, page }) => {
  expect(await servedHtml(brand, '/join?lang=EN')).toMatch(/<h1[^>]*>Join us<\/h1>/);
  await open(page, brand);
  const example = page.getByRole('region', { name: 'What a month may come to' });
  await expect(example).toContainText('An example');
  await expect(example).toContainText('P 30,000.00');
  await expect(page.getByRole('region', { name: 'What we ask' }).getByRole('listitem').first()).toContainText('at least 18 years old');
  await publish(brand, () => brand.write('pages/join.json', JSON.stringify({ $schema: '../../../../schemas/page.schema.json', nodes: { programme: { props: { revenue: 50_000, ratePercent: 25 } } } })));
  await page.reload();
  await expect(example).toContainText('P 12,500.00');
});

test('[JOIN-01] [CALL-12] an application goes to the operator by PUT, and its people can read it', async ({ brand, page }) => {
  await open(page, brand);
  await fill(page);
  const calls = callsTo(page, path);
  await fields(page).send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect(page.getByText(/Your application has number \d+/)).toBeVisible();
  expect(calls.map((call) => [call.method(), call.postDataJSON() as unknown])).toEqual([
    ['PUT', { type: 'JOIN', name: 'Ann Example', contact: 'ann@example.com', channel: 'video', remark: 'Weekly videos about card games.' }],
  ]);
  const people = await (await fetch(`http://127.0.0.1:${environment.sandboxPort}/feedback`)).text();
  expect(people).toMatch(new RegExp(`<td>${brand.merchant}</td><td>JOIN</td><td>Ann Example</td><td>ann@example.com</td><td>video</td><td>Weekly videos about card games.</td>`));
});

test('[JOIN-01] nothing is sent before every field is right; each says what is wrong', async ({ ownBrand: brand, page }) => {
  await open(page, brand);
  const form = fields(page);
  const calls = callsTo(page, path);
  await form.send.click();
  await expect(form.name).toBeFocused();
  for (const field of [form.name, form.contact, form.message]) await expect(field).toHaveAccessibleDescription(/Input cannot be empty/);
  await expect(form.channel).toHaveAccessibleDescription(/Please choose one/);
  await expect(form.consent).toHaveAccessibleDescription(/We cannot answer without this/);
  await fill(page, 'not an address');
  await form.message.fill('x'.repeat(141));
  await form.send.click();
  await expect(form.contact).toBeFocused();
  await expect(form.contact).toHaveAccessibleDescription(/email address or a phone number/);
  await expect(form.message).toHaveAccessibleDescription(/at most 140 characters/);
  expect(calls).toEqual([]);
  // The brand's own limit.
  await publish(brand, () => brand.edit('site.json', (site) => { site.feedback = { remarkMaxLength: 20 }; }));
  await open(page, brand);
  await fill(page);
  await form.send.click();
  await expect(form.message).toHaveAccessibleDescription(/at most 20 characters/);
  await form.contact.fill('+63 917 555 0100');
  await form.message.fill('x'.repeat(20));
  await form.send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('[JOIN-01] what the operator refuses stands at its field, and nothing typed is lost', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  await open(page, brand);
  await fill(page);
  await fields(page).send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await open(page, brand);
  await fill(page, 'ANN@example.com');
  const form = fields(page);
  await form.send.click();
  await expect(form.contact).toHaveAccessibleDescription(/already being looked at/);
  await expect(form.contact).toBeFocused();
  await expect(form.name).toHaveValue('Ann Example');
  await expect(form.message).toHaveValue('Weekly videos about card games.');
  await expect(form.channel).toHaveValue('video');
  await expect(form.consent).toBeChecked();
  await form.contact.fill('ann.two@example.com');
  await expect(form.contact).not.toHaveAccessibleDescription(/already being looked at/);
  await form.send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test.describe('when the operator fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('[JOIN-01] the form says so and keeps what was typed', async ({ ownBrand: brand, page }) => {
    await open(page, brand);
    await fill(page);
    await brand.setFault('error', ['sendFeedback']);
    const form = fields(page);
    await form.send.click();
    await expect(form.form.getByRole('alert')).not.toBeEmpty();
    await expect(form.message).toHaveValue('Weekly videos about card games.');
    await brand.setFault('none', ['sendFeedback']);
    await form.send.click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });
});
