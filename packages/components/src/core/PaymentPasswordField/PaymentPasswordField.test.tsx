// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { reply } from '@livery/stores/testing/fakeApi';
import { compliance } from '../../testing/compliance.ts';
import { centres } from '../../testing/mountForm.tsx';
import { mountNode } from '../../testing/mountNode.tsx';

const hint = 'Six digits.';

it.each([true, false])(
  'with demonstration %j names the payment password of the member of the demonstration or not',
  async (demonstration) => {
    const view = await mountNode(
      {
        use: 'FormPage',
        props: {
          title: 'Transfer',
          fields: [
            { name: 'paymentPassword', kind: 'password', label: 'Payment password', hint },
            { name: 'password', kind: 'password', label: 'Login password', hint },
          ],
          submit: { call: 'transferToMember', label: 'Send' },
        },
      },
      {
        visitor: 'member',
        query: '?mc=withdraw',
        site: { centres },
        documents: { compliance: { ...compliance, demonstration } },
        answers: { loginInfo: [reply({})], getBalanceV2: [reply({ sumBalance: 1 })] },
      },
    );
    const hintOf = (label: string) => view.descriptionOf(view.getByLabelText(label));

    expect(hintOf('Payment password')).toBe(
      demonstration ? `${hint} ${view.t('demo.paymentHint')}` : hint,
    );
    expect(hintOf('Login password')).toBe(hint);
  },
);
