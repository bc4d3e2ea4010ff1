import { escapeHtml, type ContractKind } from '@livery/model';
import type { Words } from '@livery/demo-content/words/Words';
import { sql } from 'kysely';
import { sendMessages } from '../../members/Inbox.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { percentOf } from './contractTerms.ts';
import { otherAccount } from './describeContracts.ts';
import type { ContractRow } from './endContracts.ts';

/** Messages of one statement, whose parameters are limited. */
const maxMessages = 1_000;

/** Why a contract ended by itself. */
export type EndCause =
  /** Its rate is above that of a contract higher in the team. */
  | 'outranked'
  /** Its parties are no longer upline and downline. */
  | 'left';

/** What happened to a contract or a request. */
type ContractNews = 'offered' | 'ending' | 'accepted' | 'rejected' | 'withdrawn' | EndCause;

/** Contract or request that a message is about. */
type Subject = Pick<ContractRow, 'kind' | 'upline_id' | 'downline_id' | 'top_rate'>;

const kindNames: Readonly<Record<ContractKind, Words>> = {
  dividend: { EN: 'dividend', TY: 'dividend' },
  salary: { EN: 'daily wage', TY: 'arawang sahod' },
  hourSalary: { EN: 'hourly salary', TY: 'oras-oras na sahod' },
  realtimeSalary: { EN: 'real-time salary', TY: 'real-time na sahod' },
};

const ended = { EN: 'A contract has ended', TY: 'Natapos ang isang kontrata' };
const titles: Readonly<Record<ContractNews, Words>> = {
  offered: { EN: 'A contract waits for you', TY: 'May kontratang naghihintay sa iyo' },
  ending: { EN: 'A contract is to end', TY: 'May kontratang hinihiling na wakasan' },
  accepted: { EN: 'Your contract request was accepted', TY: 'Tinanggap ang hiling mo sa kontrata' },
  rejected: {
    EN: 'Your contract request was rejected',
    TY: 'Tinanggihan ang hiling mo sa kontrata',
  },
  withdrawn: { EN: 'A contract request was withdrawn', TY: 'Binawi ang isang hiling sa kontrata' },
  outranked: ended,
  left: ended,
};

/** Texts by news, with the other party's account and the terms of the contract. */
const texts: Readonly<Record<ContractNews, (account: string, terms: Words) => Words>> = {
  offered: (account, { EN, TY }) => ({
    EN: `${account} proposes a contract (${EN}). Please accept or reject it.`,
    TY: `Nagmumungkahi sa iyo si ${account} ng kontrata (${TY}). Tanggapin o tanggihan ito.`,
  }),
  ending: (account, { EN, TY }) => ({
    EN: `${account} wants to end your contract (${EN}). Please accept or reject this.`,
    TY: `Gustong wakasan ni ${account} ang kontrata ninyo (${TY}). Tanggapin o tanggihan ito.`,
  }),
  accepted: (account, { EN, TY }) => ({
    EN: `${account} accepted your request about a contract (${EN}).`,
    TY: `Tinanggap ni ${account} ang hiling mo tungkol sa kontrata (${TY}).`,
  }),
  rejected: (account, { EN, TY }) => ({
    EN: `${account} rejected your request about a contract (${EN}).`,
    TY: `Tinanggihan ni ${account} ang hiling mo tungkol sa kontrata (${TY}).`,
  }),
  withdrawn: (account, { EN, TY }) => ({
    EN: `${account} withdrew a request about a contract (${EN}).`,
    TY: `Binawi ni ${account} ang isang hiling tungkol sa kontrata (${TY}).`,
  }),
  outranked: (account, { EN, TY }) => ({
    EN: `Your contract with ${account} (${EN}) ends, because its rate is above that of a contract higher in the team.`,
    TY: `Natatapos ang kontrata ninyo ni ${account} (${TY}), dahil mas mataas ang rate nito kaysa sa kontratang nasa itaas ng team.`,
  }),
  left: (account, { EN, TY }) => ({
    EN: `Your contract with ${account} (${EN}) ends, because you are no longer upline and downline of each other.`,
    TY: `Natatapos ang kontrata ninyo ni ${account} (${TY}), dahil hindi na kayo upline at downline ng isa't isa.`,
  }),
};

/** Sends a message about a contract or a request to one of its parties. */
export async function sendContractNews(
  tx: Tx,
  subject: Subject,
  { memberId, news, nowMs }: { memberId: number; news: ContractNews; nowMs: number },
): Promise<void> {
  await send(tx, [{ subject, memberId }], { news, nowMs });
}

/** Informs both parties of contracts that ended by themselves. Source: AGNT-18. */
export async function sendEndOf(
  tx: Tx,
  contracts: readonly ContractRow[],
  { cause, nowMs }: { cause: EndCause; nowMs: number },
): Promise<void> {
  const notes = contracts.flatMap((subject) =>
    [subject.upline_id, subject.downline_id].map((memberId) => ({ subject, memberId })),
  );
  for (let first = 0; first < notes.length; first += maxMessages)
    await send(tx, notes.slice(first, first + maxMessages), { news: cause, nowMs });
}

async function send(
  tx: Tx,
  notes: readonly { subject: Subject; memberId: number }[],
  { news, nowMs }: { news: ContractNews; nowMs: number },
): Promise<void> {
  const accounts = await accountsOf(
    tx,
    notes.flatMap(({ subject }) => [subject.upline_id, subject.downline_id]),
  );
  await sendMessages(
    tx,
    notes.map(({ subject, memberId }) => {
      const isUpline = subject.upline_id === memberId;
      const otherId = isUpline ? subject.downline_id : subject.upline_id;
      const account = otherAccount({
        side: isUpline ? 'downline' : 'upline',
        account: accounts.get(otherId) ?? '',
      });
      const { EN, TY } = texts[news](account, termsOf(subject));
      const content = { EN: `<p>${escapeHtml(EN)}</p>`, TY: `<p>${escapeHtml(TY)}</p>` };
      return { memberId, title: titles[news], content };
    }),
    nowMs,
  );
}

/** Returns a contract's kind with its highest rate. */
function termsOf({ kind, top_rate: rate }: Subject): Words {
  const { EN, TY } = kindNames[kind];
  const percent = percentOf(rate);
  return { EN: `${EN}, up to ${percent}%`, TY: `${TY}, hanggang ${percent}%` };
}

async function accountsOf(
  tx: Tx,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('member')
    .select(['member_id', 'account'])
    .where(sql<boolean>`member_id = any(${memberIds}::bigint[])`)
    .execute();
  return new Map(rows.map(({ member_id: memberId, account }) => [memberId, account]));
}
