import type { ModuleNode } from '@livery/model';

/** Modules of this operator, by parent. */
export const moduleTree: Readonly<Record<string, readonly string[]>> = {
  GAMES: [
    'GAME_RNG',
    'GAME_LIVE',
    'GAME_FISH',
    'GAME_PVP',
    'GAME_SPORTS',
    'GAME_ESPORTS',
    'GAME_ELOTT',
    'GAME_LOTT',
    'GAME_COCKFIGHT',
  ],
  ACCOUNT: [
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'REGMOBVERF3',
    'MOBILEVERCODELOGIN3',
    'DIRECTREG3',
    'CHNGPASSVERIF3',
    'FREEPLAY',
    'FORCECHANGEPASS',
    'PHONELOGIN',
    'SOCIALLOGIN',
    'THIRDPARTYSMS',
  ],
  CASHIER: [
    'DEPOSIT_WALLET',
    'DEPOSIT_CARD',
    'DEPOSIT_QR',
    'DEPOSIT_BANK',
    'DEPOSIT_COIN',
    'WITHDRAWAL',
    'MEMBERTRANSFER',
  ],
  CONTENT: ['PROMOTIONS', 'JACKPOT', 'WINNERS', 'VIP', 'POINTMALL', 'HELP', 'DOWNLOAD', 'JOIN'],
  AGENT: ['DIVIDEND', 'DAILYSALARY', 'HOURLYSALARY', 'REALTIMESALARY'],
};

/** Modules that are off until an admin call switches them on. */
export const modulesOffAtFirst: readonly string[] = ['THIRDPARTYSMS'];

/** All modules, parents first. */
export const modIds: readonly string[] = Object.entries(moduleTree).flatMap(
  ([parent, children]) => [parent, ...children],
);

/** Describes the module tree for the operator's API. */
export function describeModules(modulesOff: ReadonlySet<string>): ModuleNode[] {
  const node = (modId: string): ModuleNode => ({
    modId,
    enabled: modulesOff.has(modId) ? '0' : '1',
  });
  return Object.entries(moduleTree).map(([parent, children]) => ({
    ...node(parent),
    childrenNodes: children.map(node),
  }));
}

/** Whether a module and its parent are on. */
export function hasModule(modulesOff: ReadonlySet<string>, modId: string): boolean {
  const parent = Object.keys(moduleTree).find((name) => moduleTree[name]?.includes(modId));
  return !modulesOff.has(modId) && !(parent !== undefined && modulesOff.has(parent));
}

/** Whether games of a type are offered: their module and its parent are on. */
export function offersGameType(modulesOff: ReadonlySet<string>, gameType: string): boolean {
  return !modulesOff.has('GAMES') && !modulesOff.has(`GAME_${gameType}`);
}
