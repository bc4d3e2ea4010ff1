import type { Balance, LoginReply, ModuleNode, Permission, SetRegisterReply } from '@livery/model';
import { startPlainServer, type ConstantReply, type PortWorker } from './plainServers.ts';

const modules: readonly ModuleNode[] = [
  {
    modId: 'GAMES',
    enabled: '1',
    childrenNodes: ['GAME_RNG', 'GAME_LIVE', 'GAME_FISH', 'GAME_SPORTS', 'GAME_LOTT'].map(
      (modId) => ({ modId, enabled: '1' }),
    ),
  },
  {
    modId: 'ACCOUNT',
    enabled: '1',
    childrenNodes: ['USERNAMEREG3', 'MOBILENUMREG3', 'FREEPLAY'].map((modId) => ({
      modId,
      enabled: '1',
    })),
  },
];
const permission: Permission = {
  whitelabel: [...modules],
  resources: [],
  imageCDNs: [],
  maintenance: false,
  regionRestriction: false,
  location: '198.18.0.1',
};
const login: LoginReply = {
  token: 'bench-token-0123456789abcdef',
  userName: 'demo',
  id: 7,
  account: 'demo',
  isAgent: 0,
};
/** About a kilobyte on the wire. */
const rules: SetRegisterReply = {
  validators: [
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'mobileNum',
    'affiliateCode',
  ].map((field) => ({
    field,
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9_]*$',
    patternId: 'alphanumeric',
    minLength: 2,
    maxLength: 15,
  })),
};
const balance: Balance = { sumBalance: 1234.56 };

/** Starts an operator in its own process with a constant reply, at almost no cost. */
export function startOperator(): Promise<PortWorker> {
  return startPlainServer({
    'GET /wps/system/whitelabel': ok(permission),
    'GET /wps/system/status': ok(permission),
    'GET /wps/system/setting/register': ok(rules),
    'GET /lgw/games/game_menus': ok({ data: { lanes: [] } }),
    'GET /wps/relay/GCS_gameList': ok({ games: [], totalPages: 1 }),
    'POST /wps/session/login': ok(login),
    'GET /wps/v2/wallets/balance': ok(balance),
    'GET /wps/member/info': ok({ id: 7, account: 'demo' }),
  });
}

/**
 * Starts an operator whose settings of the brand have about this size. A module is as long as those
 * of operators, so that 16 MB have fewer values than the server refuses.
 */
export function startLargeOperator(bytes: number): Promise<PortWorker> {
  const moduleOf = (index: number): ModuleNode => ({
    modId: `GAME_OF_THE_PROVIDER_${String(index).padStart(8, '0')}`,
    enabled: '1',
  });
  const count = Math.floor(bytes / `${JSON.stringify(moduleOf(0))},`.length);
  const whitelabel = Array.from({ length: count }, (_, index) => moduleOf(index));
  return startPlainServer({
    'GET /wps/system/whitelabel': ok({ ...permission, whitelabel }),
    'GET /wps/system/status': ok(permission),
    'GET /wps/system/setting/register': ok(rules),
  });
}

/** Starts an operator that answers one call with an error. */
export function startFailingOperator(): Promise<PortWorker> {
  return startPlainServer({
    'GET /wps/system/whitelabel': ok(permission),
    'GET /wps/system/status': ok(permission),
    'GET /wps/system/setting/register': ok(rules),
    'GET /wps/captcha': { status: 500, headers: { 'content-length': '0' }, body: '' },
  });
}

/** Starts an operator that accepts every call and never replies. */
export function startHangingOperator(): Promise<PortWorker> {
  return startPlainServer(
    Object.fromEntries(
      [
        'GET /wps/system/whitelabel',
        'GET /wps/system/status',
        'GET /wps/system/setting/register',
      ].map((call) => [call, 'hang']),
    ),
  );
}

function ok(value: object): ConstantReply {
  const body = JSON.stringify({ success: true, message: '', value });
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}
