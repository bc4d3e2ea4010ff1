// @vitest-environment jsdom
import type { FormPageProps } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import {
  bytesText,
  examplePng,
  pngChunk,
  resizedPng,
  textBytes,
} from '@livery/model/testing/exampleImages';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { expect, it } from 'vitest';
import { LanguageFormats } from '@livery/stores';
import { centres, mountForm, quota, send } from '../../testing/mountForm.tsx';
import { mountNode } from '../../testing/mountNode.tsx';

it('fills in the whole amount', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota({ maxNow: 123.45 })] });

  await view.user.click(await view.findByRole('button', { name: view.t('centre.form.all') }));

  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('123.45');
});

it.each([
  [99.999, 2, '99.99', 'P 99.99'],
  [1_234.5, 2, '1234.5', 'P 1,234.50'],
  [100, 2, '100', 'P 100.00'],
  [0.123_456_789, 8, '0.12345678', 'P 0.12345678'],
  [0.000_000_01, 8, '0.00000001', 'P 0.00000001'],
])(
  '[MEMB-06] never fills in or names more than the %d that can be spent, with %d decimals',
  async (maxNow, minorDigits, all, limit) => {
    const view = await mountForm(
      { getWithdrawQuota: [quota({ maxNow, min: 0 })] },
      {},
      { currency: { ...exampleSettings.currency, minorDigits } },
    );
    await view.user.click(await view.findByRole('button', { name: view.t('centre.form.all') }));
    expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe(all);

    await view.user.type(view.getByLabelText(/Amount/), '{Home}1');
    await view.user.click(view.getByRole('button', { name: 'Send' }));

    expect(view.getByText(view.t('centre.form.max', { limit }))).toBeTruthy();
  },
);

it('[MEMB-06] takes as many decimals as the currency has', async () => {
  const view = await mountForm(
    { getWithdrawQuota: [quota({ min: 0 })] },
    {},
    { currency: { ...exampleSettings.currency, minorDigits: 8 } },
  );
  const amount = await view.findByLabelText(/Amount/);
  for (const [typed, isWrong] of [
    ['0.00000001', false],
    ['0.000000001', true],
  ] as const) {
    await view.user.clear(amount);
    await view.user.type(amount, typed);
    await view.user.tab();
    expect(view.queryByText(view.t('centre.form.money')) !== null, typed).toBe(isWrong);
  }
});

it('[MEMB-18] sends readable images within their number and size, without metadata', async () => {
  const comment = pngChunk('tEXt', textBytes('Comment\0At home'));
  const png = pngFile('a.png', examplePng({ beforeData: [comment] }));
  const huge = pngFile('d.png', resizedPng(8_000, 5_001));
  const damaged = pngFile('e.png', examplePng().slice(0, -1));
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
    [huge, view.t('centre.images.tooManyPixels', { name: 'd.png', megapixels: 40 })],
    [damaged, view.t('centre.images.unreadable', { name: 'e.png' })],
  ] as const) {
    await view.user.upload(input, file);
    expect(await view.findByText(problem)).toBeTruthy();
  }

  await view.user.upload(input, png);
  expect(await view.findByText('a.png')).toBeTruthy();
  await view.user.click(view.getByRole('button', { name: 'Send' }));

  expect(await view.findByText('Your withdrawal is on its way.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'sendFeedback')?.request).toMatchObject({
    images: [btoa(bytesText(examplePng()))],
  });
});

it('[MEMB-18] sends all images that are chosen at once', async () => {
  const files = ['a.png', 'b.png'].map((name) => pngFile(name));
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
  await view.user.upload(input, pngFile('a.png'));
  await view.findByText('a.png');
  const { promise: reading, resolve: read } = Promise.withResolvers<void>();
  const pendingFile = (name: string): File => {
    const file = pngFile(name);
    const content = file.arrayBuffer();
    return Object.assign(file, { arrayBuffer: () => reading.then(() => content) });
  };

  await view.user.upload(input, pendingFile('b.png'));
  await view.user.upload(input, pendingFile('c.png'));
  await view.user.click(
    view.getByRole('button', { name: view.t('centre.images.remove', { name: 'a.png' }) }),
  );
  read();

  for (const name of ['b.png', 'c.png']) expect(await view.findByText(name)).toBeTruthy();
  expect(view.queryByText('a.png')).toBeNull();
});

function pngFile(name: string, content = examplePng()): File {
  return new File([content], name, { type: 'image/png' });
}

it('takes a comma as the decimal point, because some keypads have no point', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await view.user.type(await view.findByLabelText(/Amount/), '100,50');
  await view.user.tab();

  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('100.50');
});

it('[MEMB-06] refuses an amount that may be a thousand times another, and sends nothing', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota({ max: 5_000, maxNow: 5_000 })] });
  view.root.locale.formats = new LanguageFormats('es', {});

  await send(view, '1,234');

  expect(view.getByText(view.t('centre.form.ambiguous'))).toBeTruthy();
  expect(view.queryByRole('alertdialog')).toBeNull();
  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('1,234');
});

it('[MEMB-06] shows a pasted amount as it is sent, and leaves a typed one alone meanwhile', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });
  const amount = (await view.findByLabelText(/Amount/)) as HTMLInputElement;

  await view.user.type(amount, '1');
  await view.user.paste('٢٣٫٥0 ');
  expect(amount.value).toBe('123.50');
  await view.user.clear(amount);
  await view.user.type(amount, '1,5');
  expect(amount.value).toBe('1,5');
  await view.user.tab();

  expect(amount.value).toBe('1.5');
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
