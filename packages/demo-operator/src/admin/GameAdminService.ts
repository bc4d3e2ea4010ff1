import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { Members } from '../members/Members.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { Merchants } from '../merchants/Merchants.ts';
import { BadCall } from '../core/BadCall.ts';
import {
  callbackFaultKinds,
  isCallbackFault,
  type CallbackFault,
  type CallbackFaults,
} from '../wallet/CallbackFaults.ts';
import { BodyReader } from './BodyReader.ts';
import type { AdminService } from './AdminService.ts';

export interface PlaySwitchboardPorts {
  readonly adminService: AdminService;
  readonly merchants: Merchants;
  readonly members: Members;
  readonly catalogue: GameCatalogue;
  readonly faults: CallbackFaults;
}

const maxFaults = 1_000;

/** Admin switches for games: closed games, wallet mode, blocked members and callback faults. */
export class GameAdminService {
  readonly #ports: PlaySwitchboardPorts;

  constructor(ports: PlaySwitchboardPorts) {
    this.#ports = ports;
  }

  async setGame(code: string, nodeId: string, body: unknown): Promise<Merchant> {
    await this.#ports.adminService.find(code);
    const enabled = readFlag(body, 'enabled');
    const game = /^\d{1,9}$/.test(nodeId) ? this.#ports.catalogue.game(Number(nodeId)) : undefined;
    if (!game)
      throw new BadCall(
        404,
        `There is no game "${nodeId.slice(0, 20)}". Games are named by their node's number.`,
      );
    await this.#ports.merchants.setGame(code, game.nodeId, enabled);
    return this.#ports.adminService.find(code);
  }

  async setWallet(code: string, body: unknown): Promise<Merchant> {
    await this.#ports.adminService.find(code);
    await this.#ports.merchants.setSingleWallet(code, readFlag(body, 'isSingle'));
    return this.#ports.adminService.find(code);
  }

  /**
   * Blocks or unblocks a member. A blocked member opens no games and places no stakes; rounds in
   * progress end as usual.
   */
  async setPlay(code: string, account: string, body: unknown): Promise<object> {
    await this.#ports.adminService.find(code);
    const enabled = readFlag(body, 'enabled');
    if (!(await this.#ports.members.setPlay(code, account, enabled)))
      throw new BadCall(404, `"${code}" has no member "${account.slice(0, 40)}".`);
    return { account, enabled };
  }

  /** Replaces the pending faults. Each fault applies to one callback. */
  async setCallbackFaults(code: string, body: unknown): Promise<object> {
    await this.#ports.adminService.find(code);
    const reader = new BodyReader(body);
    const faults = reader.value(
      'faults',
      areCallbackFaults,
      `a list of at most ${maxFaults} of: ${Object.keys(callbackFaultKinds).join(', ')}`,
      [],
    );
    reader.finish();
    this.#ports.faults.set(code, faults);
    return { faults };
  }

  /** Returns the pending faults. */
  async callbackFaults(code: string): Promise<object> {
    await this.#ports.adminService.find(code);
    return { faults: this.#ports.faults.list(code) };
  }
}

function readFlag(body: unknown, name: string): boolean {
  const reader = new BodyReader(body);
  const flag = reader.flag(name);
  reader.finish();
  return flag;
}

function areCallbackFaults(value: unknown): value is readonly CallbackFault[] {
  return Array.isArray(value) && value.length <= maxFaults && value.every(isCallbackFault);
}
