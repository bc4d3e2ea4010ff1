import { escapeHtml } from '@livery/model';
import { contractTexts } from '@livery/demo-content/words/contractTexts';
import { fillText } from '@livery/demo-content/words/fillText';
import { wordsOf, type Words } from '@livery/demo-content/words/Words';
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
  | 'superseded'
  /** Its parties are no longer upline and downline. */
  | 'teamLeft';

/** What happened to a contract or a request. */
type ContractNews = 'offered' | 'ending' | 'accepted' | 'rejected' | 'withdrawn' | EndCause;

/** Contract or request that a message is about. */
type Subject = Pick<ContractRow, 'kind' | 'upline_id' | 'downline_id' | 'top_rate'>;

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
      const terms = termsOf(subject);
      const { title, text } = contractTexts.news[news];
      const content = wordsOf(
        (language) =>
          `<p>${escapeHtml(fillText(text[language], { account, terms: terms[language] }))}</p>`,
      );
      return { memberId, title, content };
    }),
    nowMs,
  );
}

/** Returns a contract's kind with its highest rate. */
function termsOf({ kind, top_rate: rate }: Subject): Words {
  const percent = percentOf(rate);
  return wordsOf((language) =>
    fillText(contractTexts.terms[language], { kind: contractTexts.kinds[kind][language], percent }),
  );
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
