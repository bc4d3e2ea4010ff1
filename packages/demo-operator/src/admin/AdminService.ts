import { operatorCallsByName } from '@livery/api';
import type { Clock } from '@livery/model';
import { codecNames, type CodecName } from '../core/bodyOpeners.ts';
import { accountTypes, type Members, type NewMember } from '../members/Members.ts';
import { hashPassword } from '../core/passwordHash.ts';
import { faultKinds, isFaultKind, type Merchant } from '../merchants/Merchant.ts';
import { merchantProfiles } from '../merchants/merchantProfiles.ts';
import type { Merchants } from '../merchants/Merchants.ts';
import { noticeKinds } from '@livery/demo-content/notices/NoticeText';
import type { NewNotice, Notices } from '../promotions/Notices.ts';
import { modIds } from '../merchants/moduleTree.ts';
import { BadCall } from '../core/BadCall.ts';
import { demoMembers } from '../seed/demoMembers.ts';
import type { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { BodyReader } from './BodyReader.ts';

export interface SwitchboardPorts {
  readonly merchants: Merchants;
  readonly seeder: MerchantSeeder;
  readonly clock: Clock;
  readonly members: Members;
  readonly notices: Notices;
}

/** Fields of a new member besides account, nickname and balance. */
type MemberModel = Omit<NewMember, 'account' | 'nickname' | 'balanceMinor'>;

const codePattern = /^[A-Z][A-Z0-9_]{1,31}$/;
const accountPattern = /^[A-Za-z][A-Za-z0-9_]{1,31}$/;
const passwordPattern = /^\S{4,64}$/;
const timePattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?)?$/;
/** 32 bytes in Base64, or eight characters. */
const keyForms: Readonly<Record<CodecName, RegExp>> = {
  none: /^$/,
  'des-ecb-pkcs7-base64': /^[!-~]{8}$/,
  'aes-256-gcm': /^[A-Za-z0-9+/]{43}=$/,
};
const yearMs = 366 * 24 * 60 * 60 * 1000;
const maxMinor = 1_000_000_000_000;

/**
 * Admin switches of the demonstration operator. Validates raw request bodies and reports all
 * problems at once.
 */
export class AdminService {
  readonly #ports: SwitchboardPorts;

  constructor(ports: SwitchboardPorts) {
    this.#ports = ports;
  }

  list(): Promise<Merchant[]> {
    return this.#ports.merchants.list();
  }

  async find(code: string): Promise<Merchant> {
    const merchant = await this.#ports.merchants.find(code);
    if (!merchant)
      throw new BadCall(
        404,
        `There is no merchant "${code.slice(0, 40)}". POST /admin/merchants makes one.`,
      );
    return merchant;
  }

  /**
   * Creates a merchant with the demonstration accounts; profile and modules are copied from another
   * merchant.
   */
  async createMerchant(body: unknown): Promise<object> {
    const reader = new BodyReader(body);
    const code = reader.text('merchant', codePattern);
    const like = reader.optionalText('copyOf', codePattern) ?? 'LAGOON';
    reader.finish();
    const { profile, modulesOff } = await this.find(like);
    const created = await this.#ports.seeder.create({
      code,
      profile,
      modulesOff,
      atMs: this.#ports.clock.nowMs(),
    });
    if (!created) throw new BadCall(409, `There is a merchant "${code}" already.`);
    return {
      merchant: code,
      profile,
      members: demoMembers.map(({ account, password, isAgent, balanceMinor }) => ({
        account,
        password,
        isAgent,
        balanceMinor,
      })),
    };
  }

  async removeMerchant(code: string): Promise<void> {
    if (Object.hasOwn(merchantProfiles, code))
      throw new BadCall(409, `"${code}" is one of the merchants that are always there.`);
    await this.find(code);
    await this.#ports.merchants.remove(code);
  }

  setModule(code: string, modId: string, body: unknown): Promise<Merchant> {
    const reader = new BodyReader(body);
    const enabled = reader.flag('enabled');
    reader.finish();
    if (!modIds.includes(modId))
      throw new BadCall(
        404,
        `There is no module "${modId.slice(0, 80)}". The modules are: ${modIds.join(', ')}.`,
      );
    return this.#change(code, (merchants) => merchants.setModule(code, modId, enabled));
  }

  /** Changes the named fields only. */
  async setStatus(code: string, body: unknown): Promise<Merchant> {
    const now = await this.find(code);
    const reader = new BodyReader(body);
    const maintenance = reader.optionalFlag('maintenance') ?? now.maintenance;
    const regionRestriction = reader.optionalFlag('regionRestriction') ?? now.regionRestriction;
    const isUnchanged = (name: string): boolean =>
      typeof body === 'object' && body !== null && !(name in body);
    const maintenanceEndAt = isUnchanged('maintenanceEndAt')
      ? now.maintenanceEndAt
      : reader.optionalText('maintenanceEndAt', timePattern);
    const maintenanceStartAt = isUnchanged('maintenanceStartAt')
      ? now.maintenanceStartAt
      : reader.optionalText('maintenanceStartAt', timePattern);
    const blockedNetworks = isUnchanged('blockedNetworks')
      ? now.blockedNetworks
      : reader.value('blockedNetworks', areTexts, 'a list of networks', []);
    reader.finish();
    return this.#change(code, (merchants) =>
      merchants.setStatus(code, {
        maintenance,
        maintenanceEndAt,
        regionRestriction,
        maintenanceStartAt,
        blockedNetworks,
      }),
    );
  }

  setFaults(code: string, body: unknown): Promise<Merchant> {
    const reader = new BodyReader(body);
    const calls = reader.value(
      'calls',
      areCalls,
      `"*" or a list of: ${[...operatorCallsByName.keys()].join(', ')}`,
      '*',
    );
    const fault = reader.value(
      'fault',
      isFaultKind,
      `one of: ${Object.keys(faultKinds).join(', ')}`,
      'none',
    );
    const delayMs = reader.integer('delayMs', [0, 600_000], 0);
    reader.finish();
    return this.#change(code, (merchants) => merchants.setFaults(code, calls, { fault, delayMs }));
  }

  /** Replaces all notices. */
  async setNotices(code: string, body: unknown): Promise<object> {
    const { clockOffsetMs } = await this.find(code);
    const reader = new BodyReader(body);
    const notices = reader.value(
      'notices',
      areNotices,
      `a list of { id, kind (${noticeKinds.join(', ')}), title, content }`,
      [],
    );
    reader.finish();
    await this.#ports.notices.replace(code, notices, this.#ports.clock.nowMs() + clockOffsetMs);
    return { notices: notices.length };
  }

  /**
   * Sets the codec of encrypted calls. Without a key, both sides derive it from the data folder's
   * secret.
   */
  setCodec(code: string, body: unknown): Promise<Merchant> {
    const reader = new BodyReader(body);
    const codec = reader.value('codec', isCodec, `one of: ${codecNames.join(', ')}`, 'none');
    const key = reader.optionalText('key', keyForms[codec]);
    reader.finish();
    return this.#change(code, (merchants) => merchants.setCodec(code, codec, key));
  }

  setClock(code: string, body: unknown): Promise<Merchant> {
    const reader = new BodyReader(body);
    const offsetMs = reader.integer('offsetMs', [-yearMs, yearMs]);
    reader.finish();
    return this.#change(code, (merchants) => merchants.setClock(code, offsetMs));
  }

  /**
   * Adds a member. `copyOf` copies the password, account type and rank of another member, but not
   * the phone number or e-mail address, because those are unique.
   */
  async addMember(code: string, body: unknown): Promise<object> {
    const { clockOffsetMs } = await this.find(code);
    const reader = new BodyReader(body);
    const account = reader.text('account', accountPattern);
    const balanceMinor = reader.integer('balanceMinor', [0, maxMinor], 0);
    const copyOf = reader.optionalText('copyOf', accountPattern);
    const like =
      copyOf === undefined
        ? await this.#readPlainMember(reader)
        : await this.#copyMember(code, copyOf);
    reader.finish();
    const created = await this.#ports.members.add(
      code,
      { ...like, account, nickname: account, balanceMinor },
      this.#ports.clock.nowMs() + clockOffsetMs,
    );
    if (!created) throw new BadCall(409, `"${code}" has a member "${account}" already.`);
    return { account, isAgent: like.isAgent, balanceMinor };
  }

  async #readPlainMember(reader: BodyReader): Promise<MemberModel> {
    const password = reader.text('password', passwordPattern);
    const isAgent =
      reader.value<number | undefined>(
        'isAgent',
        isAccountType,
        `one of: ${accountTypes.join(', ')}`,
        0,
      ) ?? 0;
    return {
      passwordHash: await hashPassword(password),
      isAgent,
      firstTimeLogin: false,
      passwordExpired: false,
      rankLevel: 1,
      rankName: 'Bronze',
      memberLabel: ['demonstration'],
    };
  }

  async #copyMember(code: string, account: string): Promise<MemberModel> {
    const member = await this.#ports.members.findByAccount(code, account);
    if (!member) throw new BadCall(404, `"${code}" has no member "${account}" to copy.`);
    const {
      memberId: _memberId,
      mobile: _mobile,
      email: _email,
      lastLogin: _lastLogin,
      ...model
    } = member;
    return model;
  }

  async #change(code: string, change: (merchants: Merchants) => Promise<void>): Promise<Merchant> {
    await this.find(code);
    await change(this.#ports.merchants);
    return this.find(code);
  }
}

function areNotices(value: unknown): value is readonly NewNotice[] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => {
      // The fields are untrusted, so each is checked below.
      const { id, kind, title, content } =
        typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
      return (
        [id, title, content].every((text) => typeof text === 'string') &&
        noticeKinds.some((knownKind) => knownKind === kind)
      );
    })
  );
}

function isCodec(value: unknown): value is CodecName {
  return codecNames.some((name) => name === value);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function areCalls(value: unknown): value is '*' | string[] {
  return (
    value === '*' ||
    (Array.isArray(value) &&
      value.length > 0 &&
      value.every((name) => operatorCallsByName.has(String(name))))
  );
}

/** Undefined means the account type of a player. */
function isAccountType(value: unknown): value is number | undefined {
  return value === undefined || (typeof value === 'number' && accountTypes.includes(value));
}
