import { getMemberInfo } from '@livery/api';
import type { MemberInfo, MemberInfoRequest } from '@livery/model';
import { Resource, type ResourcePorts } from '../core/Resource.ts';

/** Who the signed-in member is. */
export class MemberStore {
  readonly info: Resource<MemberInfoRequest, MemberInfo>;

  constructor(ports: ResourcePorts) {
    this.info = new Resource({ ...ports, call: getMemberInfo, freshMs: 60_000 });
  }

  clear(): void {
    this.info.clear();
  }
}
