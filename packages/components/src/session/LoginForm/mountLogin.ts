import type { LoginResult, SessionView } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { fireEvent } from '@testing-library/react';
import { mountNode, type MountedNode, type MountOptions } from '../../testing/mountNode.tsx';
import { loginResult } from '@livery/stores/testing/signedIn';

/** Returns a reply to a login that opens a session. @param session overrides of the member. */
export function signedInReply(session: Partial<SessionView> = {}): LoginResult {
  return loginResult({ session: { account: 'demo', ...session } });
}

export const signedIn = reply(signedInReply());
/** Replies to the calls a page makes after sign-in. */
export const memberCalls = {
  firstLogin: [reply({})],
  loginInfo: [reply({})],
  getMemberInfo: [reply({})],
  getBalanceV2: [reply({ sumBalance: 1 })],
};
export const captcha = (id = 'c-1', image = 'iVBORw0KGgo=') => reply({ captchaId: id, image });

/** Mounts the login form with helpers for tests; `addresses` collects the navigations. */
export async function mountLogin({ site = {}, ports = {}, ...options }: MountOptions = {}) {
  const addresses: string[] = [];
  const navigation = {
    go: (address: string) => void addresses.push(address),
    load: () => undefined,
    prepare: () => Promise.resolve(true),
  };
  const node = await mountNode(
    { use: 'LoginForm', props: { title: { $text: 'login.title' } } },
    // The after-login modal has its own tests.
    { ...options, site: { afterLoginModal: false, ...site }, ports: { navigation, ...ports } },
  );
  const { field, getByRole, t, user } = node;
  return {
    ...node,
    addresses,
    submit: () => user.click(getByRole('button', { name: t('login.submit') })),
    fill: (username: string, password: string): void => {
      // Sets the values in one step, because the form is under test and not the keyboard.
      fireEvent.change(field('login.username'), { target: { value: username } });
      fireEvent.change(field('login.password'), { target: { value: password } });
    },
  };
}

/** Returns the requests of a call in order. */
export function requestsOf({ api }: Pick<MountedNode, 'api'>, call = 'loginV2'): object[] {
  return api.calls.filter(({ name }) => name === call).map(({ request }) => request);
}
