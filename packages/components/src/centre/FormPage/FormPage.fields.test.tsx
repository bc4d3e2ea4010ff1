// @vitest-environment jsdom
import type { FormPageProps } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { centres, mountForm, quota } from '../../testing/mountForm.tsx';
import { mountNode } from '../../testing/mountNode.tsx';

it('fills in the whole amount', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota({ maxNow: 123.45 })] });

  await view.user.click(await view.findByRole('button', { name: view.t('centre.form.all') }));

  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('123.45');
});

it('[MEMB-18] sends images by their content only, within their number and size', async () => {
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])], 'a.png', {
    type: 'image/png',
  });
  const fake = new File(['<svg onload=alert(1)>'], 'b.png', { type: 'image/png' });
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'c.png', { type: 'image/png' });
  const view = await mountForm(
    { sendFeedback: [reply({ ticketId: '1' })] },
    {
      load: undefined,
      needs: [],
      summary: [],
      fields: [{ name: 'images', kind: 'images', label: 'Screenshots', max: 1 }],
      submit: { call: 'sendFeedback', label: 'Send' },
    },
  );
  const input = view.getByLabelText('Screenshots');
  for (const [file, problem] of [
    [fake, view.t('centre.images.wrongType', { name: 'b.png' })],
    [large, view.t('centre.images.tooLarge', { name: 'c.png', megabytes: 1 })],
  ] as const) {
    await view.user.upload(input, file);
    expect(await view.findByText(problem)).toBeTruthy();
  }

  await view.user.upload(input, png);
  expect(await view.findByText('a.png')).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: 'Send' }));

  expect(await view.findByText('Your withdrawal is on its way.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'sendFeedback')?.request).toMatchObject({
    images: ['iVBORw0KGgoA'],
  });
});

it('[MEMB-18] sends all images that are chosen at once', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]);
  const files = ['a.png', 'b.png'].map((name) => new File([bytes], name, { type: 'image/png' }));
  const view = await mountForm(
    {},
    {
      load: undefined,
      needs: [],
      summary: [],
      fields: [{ name: 'images', kind: 'images', label: 'Screenshots', max: 3 }],
      submit: { call: 'sendFeedback', label: 'Send' },
    },
    { feedback: { ...exampleSettings.feedback, imagesMax: 3 } },
  );

  await view.user.upload(view.getByLabelText('Screenshots'), files);

  for (const { name } of files) expect(await view.findByText(name)).toBeTruthy();
});

it('[MEMB-18] keeps what is chosen and removed while a file is read', async () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]);
  const file = (name: string): File => new File([bytes], name, { type: 'image/png' });
  const view = await mountForm(
    {},
    {
      load: undefined,
      needs: [],
      summary: [],
      fields: [{ name: 'images', kind: 'images', label: 'Screenshots', max: 3 }],
      submit: { call: 'sendFeedback', label: 'Send' },
    },
    { feedback: { ...exampleSettings.feedback, imagesMax: 3 } },
  );
  const input = view.getByLabelText('Screenshots');
  await view.user.upload(input, file('a.png'));
  await view.findByText('a.png');
  const pending: FileReader[] = [];
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    pending.push(this);
  });
  onTestFinished(() => void vi.restoreAllMocks());

  await view.user.upload(input, file('b.png'));
  await view.user.upload(input, file('c.png'));
  await view.user.click(
    view.getByRole('button', { name: view.t('centre.images.remove', { name: 'a.png' }) }),
  );
  vi.restoreAllMocks();
  const content = new Blob([bytes], { type: 'image/png' });
  act(() => pending.forEach((reader) => reader.readAsDataURL(content)));

  for (const name of ['b.png', 'c.png']) expect(await view.findByText(name)).toBeTruthy();
  expect(view.queryByText('a.png')).toBeNull();
});

it('takes a comma as the decimal point, because some keypads have no point', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await view.user.type(await view.findByLabelText(/Amount/), '100,50');
  await view.user.tab();

  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('100.50');
});

it('[MEMB-18] limits texts by the brand’s settings', async () => {
  const view = await mountForm(
    {},
    {
      load: undefined,
      needs: [],
      summary: [],
      fields: [
        { name: 'remark', kind: 'text', label: 'Subject', limits: 'remark' },
        { name: 'content', kind: 'textarea', label: 'Text', limits: 'content' },
      ],
      submit: { call: 'sendFeedback', label: 'Send' },
    },
    {
      feedback: {
        ...exampleSettings.feedback,
        remarkMaxLength: 5,
        contentMinLength: 3,
        contentMaxLength: 4,
      },
    },
  );
  const content = view.getByLabelText('Text');

  await view.user.type(view.getByLabelText('Subject'), 'abcdef');
  await view.user.type(content, 'ab');
  await view.user.click(view.getByRole('button', { name: 'Send' }));

  expect(view.getByText(view.t('centre.form.long', { limit: 5 }))).toBeTruthy();
  expect(view.getByText(view.t('centre.form.short', { limit: 3 }))).toBeTruthy();
  await view.user.type(content, 'cde');
  expect(view.getByText(view.t('centre.form.long', { limit: 4 }))).toBeTruthy();
  expect(view.api.countOf('sendFeedback')).toBe(0);
});

it('[AGNT-08] takes a percentage within its limits, and names loaded choices by texts', async () => {
  const page = await mountNode(
    {
      use: 'FormPage',
      props: {
        title: 'New link',
        load: 'getDownlineOptions',
        fields: [
          {
            name: 'type',
            kind: 'choice',
            label: 'Type',
            required: true,
            optionsFrom: { path: 'types', value: 'value', label: 'value', texts: 'role' },
          },
          { name: 'rebate', kind: 'percent', label: 'Rebate', max: { $row: 'maxRebate' } },
        ],
        submit: { call: 'createInviteLink', label: 'Create' },
      } satisfies FormPageProps,
    },
    {
      visitor: 'member',
      query: '?mc=links',
      site: { centres },
      answers: {
        getDownlineOptions: [
          reply({ types: [{ value: 'player' }, { value: 'agent' }], maxRebate: 1.2 }),
          reply({ types: [], maxRebate: 1.2 }),
        ],
        createInviteLink: [reply({ linkId: '1', code: 'L1', status: 'active' })],
        getBalanceV2: [reply({ sumBalance: 1 })],
        getCounts: [reply({})],
      },
    },
  );
  const rebate = await page.findByRole('textbox', { name: 'Rebate' });
  await page.user.selectOptions(page.getByRole('combobox', { name: /Type/ }), page.t('role.agent'));
  const submit = page.getByRole('button', { name: 'Create' });

  await page.user.type(rebate, '1.234');
  await page.user.click(submit);
  expect(page.getByText(page.t('centre.form.percent'))).toBeTruthy();
  await page.user.clear(rebate);
  await page.user.type(rebate, '1.21');
  await page.user.click(submit);
  expect(page.getByText(page.t('centre.form.max', { limit: 1.2 }))).toBeTruthy();
  expect(page.api.calls.some(({ name }) => name === 'createInviteLink')).toBe(false);
  await page.user.clear(rebate);
  await page.user.type(rebate, '0,75');
  await page.user.click(submit);

  await expect
    .poll(() => page.api.calls.find(({ name }) => name === 'createInviteLink')?.request)
    .toMatchObject({ type: 'agent', rebate: 0.75 });
});

it('[MALL-01] takes only multiples of the step, and shows what the points pay', async () => {
  const view = await mountForm(
    { pointsConfig: [reply({ pointsPerUnit: 300, step: 50 })] },
    {
      load: 'pointsConfig',
      needs: [],
      fields: [{ name: 'points', kind: 'integer', label: 'Points', step: { $row: 'step' } }],
      summary: [{ label: 'Pays', kind: 'converted', of: 'points', per: { $row: 'pointsPerUnit' } }],
      submit: { call: 'pointsConvert', label: 'Convert' },
    },
  );
  const points = await view.findByLabelText('Points');
  await view.user.type(points, '120');
  await view.user.click(view.getByRole('button', { name: 'Convert' }));
  expect(view.getByText(view.t('centre.form.step', { limit: 50 }))).toBeTruthy();

  await view.user.clear(points);
  await view.user.type(points, '200');

  expect(view.queryByText(view.t('centre.form.step', { limit: 50 }))).toBeNull();
  // 0.666… is rounded down.
  expect(view.getByText('Pays').nextElementSibling?.textContent).toBe('P 0.66');
});
