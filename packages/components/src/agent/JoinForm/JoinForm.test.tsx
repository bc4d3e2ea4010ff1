// @vitest-environment jsdom
import { exampleSettings } from '@livery/testing/exampleSettings';
import { exampleBootstrap } from '@livery/stores/testing/exampleBootstrap';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const accepted = reply({ feedbackId: 7 });
const refused = (value?: unknown): Answer => fail('operator_refused', { message: 'No.', value });
const application = {
  name: 'Ann Example',
  contact: 'ann@example.com',
  channel: 'video',
  remark: 'Weekly videos about card games.',
};

/** Mounts the form; `answers` are the operator's replies to sent applications. */
async function mountJoin({
  answers = [],
  remarkMaxLength = 140,
  demonstration = true,
}: { answers?: readonly Answer[]; remarkMaxLength?: number; demonstration?: boolean } = {}) {
  const { compliance } = exampleBootstrap().site;
  const join = await mountNode(
    { use: 'JoinForm', props: { title: { $text: 'join.formTitle' } } },
    {
      site: { feedback: { ...exampleSettings.feedback, remarkMaxLength } },
      documents: { compliance: { ...compliance, demonstration } },
      answers: { sendFeedback: answers },
    },
  );
  const { api, container, descriptionOf, getByRole, t, user } = join;
  const control = (name: string): HTMLInputElement => {
    const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`The form has no field ${name}.`);
    return found;
  };
  return {
    ...join,
    control,
    messageOf: (name: string): string => descriptionOf(control(name)),
    type: async (values: Readonly<Record<string, string>> = {}) => {
      await act(async () => {
        for (const [name, value] of Object.entries({ ...application, ...values }))
          fireEvent.change(control(name), { target: { value } });
      });
      if (!control('consent').checked) await user.click(control('consent'));
    },
    submit: () => user.click(getByRole('button', { name: t('join.send') })),
    requests: (): object[] =>
      api.calls.filter(({ name }) => name === 'sendFeedback').map(({ request }) => request),
    thanks: () => join.findByRole('heading', { name: t('join.sentTitle') }),
  };
}

it('[JOIN-01] labels its fields and offers a choice of channels', async () => {
  const join = await mountJoin();
  expect(
    (['join.name', 'join.contact', 'join.channel', 'join.message', 'join.consent'] as const).map(
      (key) => join.getByLabelText(new RegExp(`^${join.t(key)}`)).getAttribute('name'),
    ),
  ).toEqual(['name', 'contact', 'channel', 'remark', 'consent']);
  const [first, ...channels] = [...join.container.querySelectorAll('option')];
  expect([first?.textContent, channels.map(({ value }) => value)]).toEqual([
    join.t('join.channelChoose'),
    ['website', 'social', 'video', 'messenger', 'people', 'other'],
  ]);
  expect(new Set(channels.map(({ textContent }) => textContent)).size).toBe(channels.length);
  expect([join.messageOf('contact'), join.messageOf('remark')]).toEqual([
    join.t('join.contactHint'),
    join.t('join.messageHint', { max: 140 }),
  ]);
});

it('[JOIN-01] sends an application once, shows its number, and focuses the confirmation', async () => {
  const answer = later();
  const join = await mountJoin({ answers: [answer.answer] });
  await join.type({ name: ' Ann Example ' });

  await join.submit();
  expect(join.getByRole('button', { name: join.t('join.send') }).getAttribute('aria-busy')).toBe(
    'true',
  );
  // Submits the form directly: in some browsers the Enter key does so even if the button is busy.
  fireEvent.submit(join.getByRole('form'));
  await act(async () => answer.arrive(accepted));

  expect(document.activeElement).toBe(await join.thanks());
  expect(join.getByText(join.t('join.sentText', { number: 7 }))).toBeTruthy();
  expect([
    join.queryByRole('form'),
    join.getByRole('link', { name: join.t('join.sentHome') }).getAttribute('href'),
  ]).toEqual([null, '/']);
  expect(join.requests()).toEqual([{ type: 'JOIN', ...application }]);
});

it('[JOIN-01] confirms an application without a number', async () => {
  const join = await mountJoin({ answers: [reply({})] });
  await join.type();

  await join.submit();

  expect(await join.thanks()).toBeTruthy();
  expect([join.queryByRole('form'), join.queryByRole('status')]).toEqual([null, null]);
});

it('[JOIN-01] marks empty fields, focuses the first, and sends nothing', async () => {
  const join = await mountJoin();

  await join.submit();

  expect(document.activeElement).toBe(join.control('name'));
  for (const name of ['name', 'contact', 'remark'])
    expect([name, join.messageOf(name)]).toEqual([name, join.t('form.required')]);
  expect([join.messageOf('channel'), join.messageOf('consent')]).toEqual([
    join.t('join.channelRequired'),
    join.t('join.consentRequired'),
  ]);
  expect(join.requests()).toEqual([]);
});

it.each(['not an address', 'ann@', '12345', '@example.com'])(
  '[JOIN-01] rejects the contact "%s"',
  async (contact) => {
    const join = await mountJoin();
    await join.type({ contact });

    await join.submit();

    expect([join.messageOf('contact'), document.activeElement, join.requests()]).toEqual([
      join.t('join.contactFormat'),
      join.control('contact'),
      [],
    ]);
  },
);

it.each(['ann@example.com', '+63 917 555 0100', '(02) 8123-4567'])(
  '[JOIN-01] accepts the contact "%s"',
  async (contact) => {
    const join = await mountJoin({ answers: [accepted] });
    await join.type({ contact });

    await join.submit();

    await join.thanks();
    expect(join.requests()).toMatchObject([{ contact }]);
  },
);

it.each([140, 20])(
  '[JOIN-01] limits the message to the %d characters of the brand',
  async (max) => {
    const join = await mountJoin({ remarkMaxLength: max, answers: [accepted] });
    await join.type({ remark: 'x'.repeat(max + 1) });

    await join.submit();
    expect([join.messageOf('remark'), join.requests()]).toEqual([
      join.t('form.tooLong', { max }),
      [],
    ]);
    await join.type({ remark: 'x'.repeat(max) });
    await join.submit();

    await join.thanks();
  },
);

it('[JOIN-01] shows an operator’s refusal at its field and keeps all input', async () => {
  const join = await mountJoin({
    answers: [refused({ fields: [{ field: 'contact', message: 'Being looked at.' }] }), accepted],
  });
  await join.type();

  await join.submit();

  await waitFor(() =>
    expect([join.messageOf('contact'), document.activeElement]).toEqual([
      'Being looked at.',
      join.control('contact'),
    ]),
  );
  expect(Object.keys(application).map((name) => join.control(name).value)).toEqual(
    Object.values(application),
  );
  expect([join.control('consent').checked, join.getByRole('alert').textContent]).toEqual([
    true,
    '',
  ]);
  await join.type({ contact: 'ann.two@example.com' });
  expect(join.messageOf('contact')).toBe(join.t('join.contactHint'));
  await join.submit();
  await join.thanks();
});

it.each([
  ['upstream_timeout', 'error.upstream_timeout'],
  ['network_failed', 'error.network_failed'],
] as const)(
  '[JOIN-01] shows the error %s, keeps the input, and can be sent again',
  async (code, sentence) => {
    const join = await mountJoin({ answers: [fail(code), accepted] });
    await join.type();

    await join.submit();

    await waitFor(() => expect(join.getByRole('alert').textContent).toBe(join.t(sentence)));
    expect(join.control('remark').value).toBe(application.remark);
    await join.submit();
    await join.thanks();
  },
);

it.each([true, false])('shows the demonstration note: %j', async (demonstration) => {
  const join = await mountJoin({ demonstration });
  expect(join.queryByText(join.t('demo.join')) !== null).toBe(demonstration);
});
