import { contractKinds, type ContractKind } from '@livery/model';
import type { Words } from '@livery/demo-content/words/Words';
import { sendMessages } from '../../members/Inbox.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import type { ContractRow } from './endContracts.ts';

/** Messages of one statement, whose parameters are limited. */
const maxMessages = 1_000;

/** What happened to a contract or a request. */
type ContractNews = 'offered' | 'ending' | 'accepted' | 'rejected' | 'withdrawn' | 'outranked';

const kindNames: Readonly<Record<ContractKind, Words>> = {
  dividend: { EN: 'dividend contract', TY: 'kontrata ng dividend' },
  salary: { EN: 'daily wage contract', TY: 'kontrata ng arawang sahod' },
  hourSalary: { EN: 'hourly salary contract', TY: 'kontrata ng oras-oras na sahod' },
  realtimeSalary: { EN: 'real-time salary contract', TY: 'kontrata ng real-time na sahod' },
};

const titles: Readonly<Record<ContractNews, Words>> = {
  offered: { EN: 'A contract waits for you', TY: 'May kontratang naghihintay sa iyo' },
  ending: { EN: 'A contract is to end', TY: 'May kontratang hinihiling na wakasan' },
  accepted: { EN: 'Your contract request was accepted', TY: 'Tinanggap ang hiling mo sa kontrata' },
  rejected: {
    EN: 'Your contract request was rejected',
    TY: 'Tinanggihan ang hiling mo sa kontrata',
  },
  withdrawn: { EN: 'A contract request was withdrawn', TY: 'Binawi ang isang hiling sa kontrata' },
  outranked: { EN: 'A contract has ended', TY: 'Natapos ang isang kontrata' },
};

const texts: Readonly<Record<ContractNews, (kind: Words) => Words>> = {
  offered: (kind) => ({
    EN: `A member of your team or your upline proposes a ${kind.EN}. Please accept or reject it.`,
    TY: `May nagmumungkahi sa iyo ng ${kind.TY}. Tanggapin o tanggihan ito.`,
  }),
  ending: (kind) => ({
    EN: `The other party wants to end your ${kind.EN}. Please accept or reject this.`,
    TY: `Gustong wakasan ng kabilang panig ang iyong ${kind.TY}. Tanggapin o tanggihan ito.`,
  }),
  accepted: (kind) => ({
    EN: `The other party accepted your request about a ${kind.EN}.`,
    TY: `Tinanggap ng kabilang panig ang hiling mo tungkol sa ${kind.TY}.`,
  }),
  rejected: (kind) => ({
    EN: `The other party rejected your request about a ${kind.EN}.`,
    TY: `Tinanggihan ng kabilang panig ang hiling mo tungkol sa ${kind.TY}.`,
  }),
  withdrawn: (kind) => ({
    EN: `The other party withdrew a request about a ${kind.EN}.`,
    TY: `Binawi ng kabilang panig ang isang hiling tungkol sa ${kind.TY}.`,
  }),
  outranked: (kind) => ({
    EN: `A ${kind.EN} has ended, because its rate was above that of a contract higher in the team, or its parties are no longer in one team.`,
    TY: `Natapos ang isang ${kind.TY}, dahil mas mataas ang rate nito kaysa sa kontratang nasa itaas ng team, o wala na sa iisang team ang mga panig nito.`,
  }),
};

/** Sends a message about a contract to members. */
export async function sendContractNews(
  tx: Tx,
  { kind, news, nowMs }: { kind: ContractKind; news: ContractNews; nowMs: number },
  memberIds: readonly number[],
): Promise<void> {
  const { EN, TY } = texts[news](kindNames[kind]);
  await sendMessages(
    tx,
    memberIds.map((memberId) => ({
      memberId,
      title: titles[news],
      content: { EN: `<p>${EN}</p>`, TY: `<p>${TY}</p>` },
    })),
    nowMs,
  );
}

/** Informs both parties of contracts that ended by themselves. Source: AGNT-18. */
export async function sendEndOf(
  tx: Tx,
  contracts: readonly ContractRow[],
  nowMs: number,
): Promise<void> {
  for (const kind of contractKinds) {
    const parties = contracts
      .filter((contract) => contract.kind === kind)
      .flatMap(({ upline_id: uplineId, downline_id: downlineId }) => [uplineId, downlineId]);
    for (let first = 0; first < parties.length; first += maxMessages)
      await sendContractNews(
        tx,
        { kind, news: 'outranked', nowMs },
        parties.slice(first, first + maxMessages),
      );
  }
}
