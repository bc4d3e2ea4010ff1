import type { Permission } from '@livery/model';
import { describeModules } from '../merchants/moduleTree.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { serviceEntries } from '../support/serviceHandlers.ts';
import { sampleResources } from './sampleResources.ts';

/** What the operator says about a merchant's brand, and about its visitor. */
export function systemHandlers({
  origin,
}: {
  origin: () => string;
}): Pick<
  CallHandlers,
  'getPermission' | 'getStatus' | 'getSetRegister' | 'getRouters' | 'getUpdateLanguage'
> {
  const permission = (_request: object, context: CallContext): Permission =>
    describePermission(origin(), context);
  return {
    getPermission: permission,
    getStatus: permission,
    getRouters: ({ device }, { merchant }) => ({ domainList: domainsOf(merchant.code, device) }),
    // A guest's word: there is nobody here yet whose language it would be.
    getUpdateLanguage: () => ({}),
    getSetRegister: (_request, { merchant }) => ({
      validators: [...profileOf(merchant.profile).validators],
    }),
  };
}

function describePermission(origin: string, { merchant, address }: CallContext): Permission {
  return {
    whitelabel: describeModules(merchant.modulesOff),
    resources: sampleResources(origin),
    customerService: serviceEntries(origin, merchant),
    domainRoute: [],
    imageCDNs: [`${origin}/cdn/a`, `${origin}/cdn/b`],
    launchGameCDNs: [`${origin}/play`],
    location: address,
    maintenance: merchant.maintenance,
    ...(merchant.maintenanceEndAt === undefined
      ? {}
      : { maintenanceEndAt: merchant.maintenanceEndAt }),
    ...(merchant.maintenanceStartAt === undefined
      ? {}
      : { maintenanceStartAt: merchant.maintenanceStartAt }),
    blockedNetworks: [...merchant.blockedNetworks],
    regionRestriction: merchant.regionRestriction,
  };
}

/** Where this machine serves the merchant's brand; a phone is told of one host less. */
function domainsOf(merchant: string, device: number): { domainName: string; speed: number }[] {
  // No host's name has an underscore.
  const name = merchant.toLowerCase().replaceAll('_', '-');
  const hosts = [
    { domainName: `www.${name}.localhost`, speed: 12 },
    { domainName: `${name}.localhost`, speed: 31 },
  ];
  return device === 3 ? hosts.slice(0, 1) : hosts;
}
