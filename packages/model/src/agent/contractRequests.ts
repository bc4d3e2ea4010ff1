/** Status of a request about a contract. */
export type ContractRequestStatus =
  | 'requested'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  /** Its contract has ended, or a party has left the team. */
  | 'lapsed';

/** Answer of a party to a request. Source: AGNT-17. */
export type ContractAnswer = 'accept' | 'reject' | 'withdraw';

const statusAfter = {
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
} as const satisfies Record<ContractAnswer, ContractRequestStatus>;

/**
 * Returns the status of a request after an answer; `undefined` if the member may not answer so. The
 * party that sent it can only withdraw it, the other one accepts or rejects it, and only once.
 */
export function answeredStatus(
  { status, askerId, partyIds }: ContractRequestState,
  answer: ContractAnswer,
  memberId: number,
): (typeof statusAfter)[ContractAnswer] | undefined {
  const mayAct = status === 'requested' && partyIds.includes(memberId);
  return mayAct && (answer === 'withdraw') === (askerId === memberId)
    ? statusAfter[answer]
    : undefined;
}

/** A request and its parties. */
export interface ContractRequestState {
  readonly status: ContractRequestStatus;
  /** The party that sent it. */
  readonly askerId: number;
  readonly partyIds: readonly number[];
}

/** Who may request contracts of a kind. */
export interface ContractRequestRights {
  /** The lower party may ask its upline. */
  readonly ask: boolean;
  /** The upper party may offer one to a downline. */
  readonly offer: boolean;
}

/** Who may request a contract, by the operator's number; other numbers allow nothing. */
export type RequestTypes = Readonly<Record<'ask' | 'offer', readonly number[]>>;

/** Returns who may request contracts, by the operator's number for the kind. Source: AGNT-04. */
export function contractRequestRights(
  type: number,
  { ask, offer }: RequestTypes,
): ContractRequestRights {
  return { ask: ask.includes(type), offer: offer.includes(type) };
}
