import { ownPage, sessionOf, cookiesOf } from '../../harness/memberSession.ts';
import { bodyOf } from '../../harness/sealedBody.ts';
import { expect, test } from '../../harness/test.ts';
import { loginV2 } from '@livery/api';

test('[LOGN-20] the gateway decides, whatever a page says: an agent is a member too, a trial is no agent', async ({ ownBrand: brand }) => {
  const login = async (username: string, password: string, audience: string) => brand.request('/wps/session/login', { method: 'POST', headers: ownPage, body: await bodyOf(brand, loginV2, { username, password, type: 'username', audience }) });
  expect(JSON.parse((await login('trial', 'Trial1234', 'agent')).body)).toEqual({ success: false, code: 'not_agent' });
  expect(JSON.parse((await login('agent', 'Agent1234', 'both')).body)).toMatchObject({ code: 'bad_request' });
  expect(await sessionOf(brand, cookiesOf(await login('agent', 'Agent1234', 'member')))).toMatchObject({ state: 'member', isAgent: 1 });
});

