// @vitest-environment jsdom
import type { FormPageProps } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { CentreCallStore } from '@livery/stores';
import { exampleSettings } from '@livery/testing/exampleSettings';
import { act, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const centres = { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } };
const form = {
  title: 'Withdraw',
  load: 'getWithdrawQuota',
  needs: [
    {
      path: 'hasPaymentPassword',
      text: 'Set a payment password first.',
      link: { page: 'mc.securityCenter' },
    },
  ],
  fields: [
    {
      name: 'accountId',
      kind: 'choice',
      label: 'Account',
      required: true,
      optionsFrom: { path: 'accounts', value: 'accountId', label: 'masked' },
    },
    {
      name: 'amount',
      kind: 'money',
      label: 'Amount',
      required: true,
      min: { $row: 'min' },
      max: { $row: 'maxNow' },
      all: true,
    },
    { name: 'paymentPassword', kind: 'password', label: 'Payment password', required: true },
  ],
  summary: [
    { label: 'Fee', kind: 'fee', of: 'amount', percent: { $row: 'feePercent' } },
    { label: 'You receive', kind: 'net', of: 'amount', percent: { $row: 'feePercent' } },
  ],
  submit: { call: 'createWithdrawal', label: 'Send', confirm: 'Withdraw now?' },
  done: { text: 'Your withdrawal is on its way.' },
} as const satisfies FormPageProps;

const quota = (changes: object = {}) =>
  reply({
    available: 500,
    min: 100,
    maxNow: 500,
    feePercent: 1.5,
    hasPaymentPassword: true,
    accounts: [
      { accountId: 'A1', masked: '****1234' },
      { accountId: 'A2', masked: '****9876' },
    ],
    ...changes,
  });

const mountForm = (
  answers: Readonly<Record<string, readonly Answer[]>>,
  props: object = {},
  site: MountOptions['site'] = {},
  ports: NonNullable<MountOptions['ports']> = {},
) =>
  mountNode(
    { use: 'FormPage', props: { ...form, ...props } },
    {
      visitor: 'member',
      query: '?mc=withdraw',
      site: { centres, ...site },
      ports,
      answers: {
        loginInfo: [reply({})],
        getBalanceV2: [reply({ sumBalance: 1 }), reply({ sumBalance: 1 })],
        ...answers,
      },
    },
  );
type Form = Awaited<ReturnType<typeof mountForm>>;

/** Fills in the form and presses its button. */
async function send(view: Form, amount: string): Promise<void> {
  await view.user.selectOptions(await view.findByLabelText(/Account/), 'A1');
  await view.user.clear(view.getByLabelText(/Amount/));
  await view.user.type(view.getByLabelText(/Amount/), amount);
  await view.user.type(view.getByLabelText(/Payment password/), 'secret99');
  await view.user.click(view.getByRole('button', { name: 'Send' }));
}
const confirm = async (view: Form): Promise<void> =>
  view.user.click(
    within(await view.findByRole('alertdialog')).getByRole('button', {
      name: view.t('centre.confirm.yes'),
    }),
  );

it('[MEMB-06] says what is missing, and links to where it can be set up', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota({ hasPaymentPassword: false })] });

  expect(await view.findByText('Set a payment password first.')).toBeTruthy();
  expect(view.getByRole('link', { name: view.t('centre.form.goThere') }).getAttribute('href')).toBe(
    '/?mc=securityCenter',
  );
  expect(view.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('[MEMB-06] sends once after the confirmation, clears the form and loads the limits again', async () => {
  const view = await mountForm({
    getWithdrawQuota: [quota(), quota({ maxNow: 300 })],
    createWithdrawal: [reply({ orderId: 'W1' })],
  });
  await send(view, '200');
  expect(view.api.countOf('createWithdrawal')).toBe(0);

  await confirm(view);

  expect(await view.findByText('Your withdrawal is on its way.')).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'createWithdrawal')?.request).toMatchObject({
    accountId: 'A1',
    amount: 200,
    paymentPassword: 'secret99',
  });
  expect((view.getByLabelText(/Payment password/) as HTMLInputElement).value).toBe('');
  expect(view.api.countOf('getWithdrawQuota')).toBe(2);
});

it.each([
  ['50', 'At least 100'],
  ['501', 'At most 500'],
  ['ten', 'Enter an amount, for example 100.50'],
])('[MEMB-06] refuses the amount %s before it is sent: %s', async (amount, problem) => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await send(view, amount);

  expect(view.getByText(problem)).toBeTruthy();
  expect(document.activeElement).toBe(view.getByLabelText(/Amount/));
  expect(view.queryByRole('alertdialog')).toBeNull();
});

it('[MEMB-06] shows fee and net of the amount, rounded up to the smallest coin', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota()] });

  await view.user.type(await view.findByLabelText(/Amount/), '100.10');

  expect(view.getByText('Fee').nextElementSibling?.textContent).toBe('P 1.51');
  expect(view.getByText('You receive').nextElementSibling?.textContent).toBe('P 98.59');
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

it('fills in the whole amount', async () => {
  const view = await mountForm({ getWithdrawQuota: [quota({ maxNow: 123.45 })] });

  await view.user.click(await view.findByRole('button', { name: view.t('centre.form.all') }));

  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('123.45');
});

it('keeps what was typed after a refusal, and shows it at its field', async () => {
  const view = await mountForm({
    getWithdrawQuota: [quota()],
    createWithdrawal: [
      fail('operator_refused', {
        message: 'Not today',
        value: { fields: [{ field: 'amount', message: 'Less than your wagering allows' }] },
      }),
    ],
  });
  await send(view, '200');

  await confirm(view);

  expect(await view.findByText('Less than your wagering allows')).toBeTruthy();
  expect((view.getByLabelText(/Amount/) as HTMLInputElement).value).toBe('200');
});

it('[MEMB-06] says that a lost answer is requested again, and sends nothing twice', async () => {
  const view = await mountForm({
    getWithdrawQuota: [quota(), quota()],
    createWithdrawal: [fail('network_failed'), reply({ orderId: 'W1' })],
  });
  await send(view, '200');
  await confirm(view);
  expect(await view.findByText(view.t('centre.form.confirming'))).toBeTruthy();

  await view.advance(3_000);

  expect(await view.findByText('Your withdrawal is on its way.')).toBeTruthy();
  const numbers = view.api.calls
    .filter(({ name }) => name === 'createWithdrawal')
    .map(({ request }) => (request as { referenceNo: string }).referenceNo);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
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

it('[MEMB-06] says after a reload that a request with a password has no reply yet', async () => {
  const stored = [{ name: 'createWithdrawal', request: { referenceNo: 'x'.repeat(32) } }];
  const view = await mountForm(
    { getWithdrawQuota: [quota()] },
    {},
    {},
    {
      sessionStorage: memoryStorage({ 'openRequests:demo': JSON.stringify(stored) }),
    },
  );

  expect(await view.findByText(view.t('centre.form.unanswered'))).toBeTruthy();
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

it('[MEMB-06] sends nothing while a form that was left is still sending', async () => {
  const first = later();
  const view = await mountForm({
    getWithdrawQuota: [quota()],
    createWithdrawal: [first.answer],
  });
  await view.findByLabelText(/Account/);
  const calls = view.root.get(CentreCallStore);
  const sent = act(() => calls.send('createWithdrawal', { amount: 100 }));

  await send(view, '200');

  expect(view.queryByRole('alertdialog')).toBeNull();
  expect(view.api.countOf('createWithdrawal')).toBe(1);
  first.arrive(reply({ orderId: 'W1' }));
  await sent;
});

describe('a form with a search', () => {
  const transfer = {
    title: 'Transfer',
    load: 'getTransferParties',
    needs: [{ path: 'list', text: 'You have no downline.' }],
    search: { field: 'search', label: 'Search accounts', path: 'list', none: 'No match.' },
    fields: [
      {
        name: 'memberId',
        kind: 'choice',
        label: 'Recipient',
        required: true,
        optionsFrom: {
          path: 'list',
          value: 'memberId',
          label: 'label',
          note: { path: 'direction', texts: 'mc.member.direction' },
        },
      },
      { name: 'amount', kind: 'money', label: 'Amount', required: true },
      { name: 'paymentPassword', kind: 'password', label: 'Payment password' },
    ],
    submit: { call: 'transferToMember', label: 'Send', confirm: 'Transfer now?', review: true },
  } as const satisfies FormPageProps;
  const parties = (...accounts: string[]) =>
    reply({
      list: accounts.map((label) => ({ memberId: `id-${label}`, label, direction: 'down' })),
    });
  const mountTransfer = (...answers: Answer[]) =>
    mountForm({ getTransferParties: answers }, { summary: [], done: undefined, ...transfer });

  it('[MEMB-07] searches beyond the entries of the reply, and names the recipient', async () => {
    const view = await mountTransfer(parties('ann'), parties('zoe'));
    await view.user.type(await view.findByRole('searchbox', { name: 'Search accounts' }), 'zo');

    await view.user.keyboard('{Enter}');

    const option = await view.findByRole('option', {
      name: `zoe · ${view.t('mc.member.direction.down')}`,
    });
    expect(
      view.api.calls.flatMap(({ name, request }) => (name === transfer.load ? [request] : [])),
    ).toEqual([{}, { search: 'zo' }]);
    await view.user.selectOptions(view.getByRole('combobox', { name: /Recipient/ }), option);
    await view.user.type(view.getByLabelText(/Amount/), '20');
    await view.user.type(view.getByLabelText(/Payment password/), 'secret99');
    await view.user.click(view.getByRole('button', { name: 'Send' }));
    expect(
      await view.findByText(
        `Recipient: zoe · ${view.t('mc.member.direction.down')} · Amount: P 20.00 · Transfer now?`,
      ),
    ).toBeTruthy();
  });

  it('[MEMB-07] says that nothing matches, and shows all again when the search is cleared', async () => {
    const view = await mountTransfer(parties('ann'), parties());
    await view.user.type(await view.findByRole('searchbox', { name: 'Search accounts' }), 'x');

    await view.user.keyboard('{Enter}');

    expect(await view.findByText('No match.')).toBeTruthy();
    await view.user.click(view.getByRole('button', { name: view.t('filters.clearSearch') }));
    expect(await view.findByRole('combobox', { name: /Recipient/ })).toBeTruthy();
    expect(view.queryByText('You have no downline.')).toBeNull();
  });
});
