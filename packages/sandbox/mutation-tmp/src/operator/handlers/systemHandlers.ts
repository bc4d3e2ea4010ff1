import type { Permission } from '@livery/contract';
import { describeModules } from '../../merchants/moduleTree.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { CallContext, CallHandlers } from '../CallHandlers.ts';
import { sampleResources } from './sampleResources.ts';

/** What the operator says about a merchant's brand, and about its visitor. */
export function systemHandlers({ origin }: { origin: () => string }): Pick<CallHandlers, 'getPermission' | 'getStatus' | 'getSetRegister'> {
  const permission = (_request: object, context: CallContext): Permission => describePermission(origin(), context);
  return {
    getPermission: permission,
    getStatus: permission,
    getSetRegister: (_request, { merchant }) => ({ validators: [...profileOf(merchant.profile).validators] }),
  };
}

function describePermission(origin: string, { merchant, address }: CallContext): Permission {
  return {
    whitelabel: describeModules(merchant.modulesOff),
    resources: sampleResources(origin),
    // A service link travels encrypted; as long as there is no service desk to link to, there is none.
    customerService: [],
    domainRoute: [],
    imageCDNs: [`${origin}/cdn/a`, `${origin}/cdn/b`],
    launchGameCDNs: [`${origin}/play`],
    location: address,
    maintenance: merchant.maintenance,
    ...(merchant.maintenanceEndAt === undefined ? {} : { maintenanceEndAt: merchant.maintenanceEndAt }),
    regionRestriction: merchant.regionRestriction,
  };
}
