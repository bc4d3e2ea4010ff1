import { getSetRegister } from '@livery/api';
import type { RegisterValidator, SetRegisterReply, SetRegisterRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';

const freshMs = 60_000;

/** The operator's rules for account fields, cached for the session. Source: CALL-06, REGI-02. */
export class ValidatorsStore implements LazyStore {
  readonly rules: Resource<SetRegisterRequest, SetRegisterReply>;

  constructor(deps: StoreDeps) {
    const { build, sessionStorage } = deps;
    this.rules = new Resource({
      ...deps,
      call: getSetRegister,
      freshMs,
      cache: new ReplyCache({ storage: sessionStorage, key: 'validators', build }),
    });
    makeAutoObservable(this, { rules: false }, { autoBind: true });
  }

  /** Returns the rule of a field; undefined while the rules are not loaded or if there is none. */
  of(field: string): RegisterValidator | undefined {
    return valueOf(this.rules.at({}))?.validators.find((validator) => validator.field === field);
  }
}
