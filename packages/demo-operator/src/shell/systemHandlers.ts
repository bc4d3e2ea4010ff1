import type { Permission } from '@livery/model';
import { describeModules } from '../merchants/moduleTree.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { serviceEntries } from '../support/serviceHandlers.ts';
import { sampleResources } from './sampleResources.ts';

/** Handles settings of the merchant's brand and data about the visitor. */
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
    // A guest has no stored language, so there is nothing to update.
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

/** Returns the hosts of the merchant's brand on this machine. Phones get one host less. */
function domainsOf(merchant: string, device: number): { domainName: string; speed: number }[] {
  // Host names must not contain underscores.
  const name = merchant.toLowerCase().replaceAll('_', '-');
  const hosts = [
    { domainName: `www.${name}.localhost`, speed: 12 },
    { domainName: `${name}.localhost`, speed: 31 },
  ];
  return device === 3 ? hosts.slice(0, 1) : hosts;
}
