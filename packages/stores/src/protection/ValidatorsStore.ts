import { getSetRegister } from '@livery/api';
import type { RegisterValidator, SetRegisterReply, SetRegisterRequest } from '@livery/model';
import { makeAutoObservable } from 'mobx';
import { valueOf } from '../core/Loadable.ts';
import { ReplyCache } from '../core/ReplyCache.ts';
import { Resource } from '../core/Resource.ts';
import type { LazyStore, StoreDeps } from '../RootStore.ts';

/** The operator's rules are read again when they are this old. */
const freshMs = 60_000;

/**
 * What the operator says of the fields of an account: kept for the session. Source: product-spec §3
 * "Per-field registration validation settings", §9.
 */
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

  /** Undefined while the rules are not known, and for a field the operator has none for. */
  of(field: string): RegisterValidator | undefined {
    return valueOf(this.rules.at({}))?.validators.find((validator) => validator.field === field);
  }
}
