import type {
  ContractActionReply,
  ContractKind,
  ContractOptionsReply,
  ContractRequestsReply,
  ContractsReply,
  ContractTierRequest,
  SettlementsReply,
} from '@livery/model';
import type { OperatorClient, OperatorReply } from '../OperatorClient.ts';

const actions: Readonly<Record<ContractKind, string>> = {
  dividend: 'dividend',
  salary: 'salary',
  hourSalary: 'hourSalary',
  realtimeSalary: 'realTimeSalaryContract',
};

/** Tier that every team reaches, with a rate in percent. */
export function plainTier(rate: number): ContractTierRequest {
  return { rate, activeMembers: 0, validBet: 0, profitAndLoss: 0 };
}

let numbers = 0;

/** A signed-in member that makes contracts. */
export class ContractParty {
  readonly #client: OperatorClient;
  readonly #token: string;
  readonly #kind: ContractKind;

  constructor(client: OperatorClient, token: string, kind: ContractKind = 'dividend') {
    this.#client = client;
    this.#token = token;
    this.#kind = kind;
  }

  /** Signs in. */
  static async of(
    client: OperatorClient,
    [account, password]: readonly [account: string, password: string],
    kind?: ContractKind,
  ): Promise<ContractParty> {
    return new ContractParty(client, await client.login(account, password), kind);
  }

  call(name: string, request: object = {}): Promise<OperatorReply> {
    return this.#client.call(name, { ...request }, { token: this.#token });
  }

  /** Makes the action of the kind, with a new reference number unless the request has one. */
  act(request: object): Promise<OperatorReply> {
    numbers += 1;
    return this.call(actions[this.#kind], {
      referenceNo: `contract-number-${numbers}`,
      ...request,
    });
  }

  /** Makes an action that must succeed. */
  async do(request: object): Promise<ContractActionReply> {
    const { success, message, value } = await this.act(request);
    if (!success) throw new Error(message);
    return value as ContractActionReply; // the action's reply
  }

  /** Offers a contract to a downline, or asks the upline. */
  propose(rates: readonly number[], memberId?: string): Promise<ContractActionReply> {
    const tiers = rates.map((rate, index) => ({ ...plainTier(rate), activeMembers: index }));
    return this.do({
      request: 'new',
      tiers,
      ...(this.#kind === 'dividend' && { period: 'daily' }),
      ...(memberId !== undefined && { memberId }),
    });
  }

  async contracts(filters: object = {}): Promise<ContractsReply> {
    return (await this.#read('getContracts', filters)) as ContractsReply;
  }

  async requests(filters: object = {}): Promise<ContractRequestsReply> {
    return (await this.#read('getContractRequests', filters)) as ContractRequestsReply;
  }

  async options(filters: object = {}): Promise<ContractOptionsReply> {
    return (await this.#read('getContractOptions', filters)) as ContractOptionsReply;
  }

  async settlements(filters: object = {}): Promise<SettlementsReply> {
    return (await this.#read('getSettlements', filters)) as SettlementsReply;
  }

  /** Returns the id of a direct downline. */
  async downline(account: string): Promise<string> {
    const { list } = await this.options({ search: account });
    const party = list.find((option) => option.side === 'downline' && option.account === account);
    if (!party) throw new Error(`${account} is no direct downline.`);
    return party.memberId;
  }

  async #read(name: string, filters: object): Promise<unknown> {
    const { success, message, value } = await this.call(name, { kind: this.#kind, ...filters });
    if (!success) throw new Error(message);
    return value;
  }
}
