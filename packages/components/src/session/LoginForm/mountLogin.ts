import { reply } from '@livery/stores/testing/fakeApi';
import { fireEvent } from '@testing-library/react';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';

const member = {
  state: 'member',
  merchant: 'example',
  account: 'demo',
  customerId: 1,
  isAgent: 0,
  memberLabel: [],
} as const;

/**
 * The reply to a login that opened a session. @param session what is different about the member.
 */
export function signedInReply(session: object = {}): object {
  return {
    session: { ...member, ...session },
    firstTimeLogin: false,
    passwordExpired: false,
    initialPassword: false,
    passwordKept: false,
  };
}

export const signedIn = reply(signedInReply());
/** What a page asks for once a member is signed in. */
export const memberCalls = {
  firstLogin: [reply({})],
  loginInfo: [reply({})],
  getMemberInfo: [reply({})],
  getBalanceV2: [reply({ sumBalance: 1 })],
};
export const captcha = (id = 'c-1', image = 'iVBORw0KGgo=') => reply({ captchaId: id, image });

/**
 * The login form with what a test of it acts through; `went` collects the addresses it leads to.
 */
export async function mountLogin({ site = {}, ports = {}, ...options }: MountOptions = {}) {
  const went: string[] = [];
  const navigation = {
    go: (address: string) => void went.push(address),
    load: () => undefined,
    prepare: () => Promise.resolve(true),
  };
  const node = await mountNode(
    { use: 'LoginForm', props: { title: { $text: 'login.title' } } },
    // What is new for the member comes with another component.
    { ...options, site: { afterLoginModal: false, ...site }, ports: { navigation, ...ports } },
  );
  const { field, getByRole, t, user } = node;
  return {
    ...node,
    went,
    submit: () => user.click(getByRole('button', { name: t('login.submit') })),
    fill: (username: string, password: string): void => {
      // In one step: what is under test is the form, not the keyboard.
      fireEvent.change(field('login.username'), { target: { value: username } });
      fireEvent.change(field('login.password'), { target: { value: password } });
    },
  };
}

/** The requests of a call, in their order. */
export function requestsOf({ api }: Pick<MountedNode, 'api'>, call = 'loginV2'): object[] {
  return api.calls.filter(({ name }) => name === call).map(({ request }) => request);
}
