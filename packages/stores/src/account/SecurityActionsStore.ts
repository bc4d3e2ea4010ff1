import { attempt, endSession, unlinkSocialAccount } from '@livery/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LazyStore, StoreAccess, StoreDeps } from '../site/StoreAccess.ts';
import type { DialogRequest } from '../site/DialogStore.ts';
import { errorBody } from '../shell/errorBody.ts';
import { sessionsQuery, socialAccountsQuery } from './securityQueries.ts';

/** Key of the action that ends all sessions except this one. */
export const otherSessions = 'others';

/**
 * Changes in the security centre that need no form: ends sessions on other devices and unlinks
 * social accounts, each after a confirmation. Source: MEMB-03.
 */
export class SecurityActionsStore implements LazyStore {
  /** Key of the running action: an id, a provider, or {@link otherSessions}. */
  running: string | undefined;
  readonly #api: StoreDeps['api'];
  readonly #root: StoreAccess;

  constructor({ api, root }: StoreDeps) {
    this.#api = api;
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Ends a session, or all except this one, after a confirmation. */
  end(sessionId: string | undefined): Promise<void> {
    return this.#act(
      sessionId ?? otherSessions,
      {
        title: 'mc.security.sessions',
        body: { key: sessionId === undefined ? 'mc.security.endOthersAsk' : 'mc.security.endAsk' },
        confirm: 'mc.security.signOut',
      },
      async () => {
        await this.#api.call(endSession, sessionId === undefined ? {} : { sessionId });
        await this.#root.query(sessionsQuery).refresh({});
      },
    );
  }

  /** Unlinks the accounts of a provider, after a confirmation. */
  unlink(provider: string, name: string): Promise<void> {
    return this.#act(
      provider,
      {
        title: 'mc.security.linked',
        body: { key: 'mc.security.unlinkAsk', values: { provider: name } },
        confirm: 'mc.security.unlink',
      },
      async () => {
        await this.#api.call(unlinkSocialAccount, { provider });
        await this.#root.query(socialAccountsQuery).refresh({});
      },
    );
  }

  async #act(key: string, question: DialogRequest, action: () => Promise<void>): Promise<void> {
    const { dialogs } = this.#root;
    if (this.running !== undefined) return;
    if (!(await dialogs.ask({ ...question, cancel: 'dialog.cancel' }))) return;
    runInAction(() => {
      this.running = key;
    });
    const { error } = await attempt(action());
    runInAction(() => {
      this.running = undefined;
    });
    // Not awaited, so that the list stays usable.
    if (error)
      void dialogs.ask({ title: question.title, body: errorBody(error), confirm: 'dialog.ok' });
  }
}
