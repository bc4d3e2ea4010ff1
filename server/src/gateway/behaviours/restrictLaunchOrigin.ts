import type { GameLaunch } from '@livery/model';
import { randomInt } from 'node:crypto';
import { gameOriginsOf } from '../gameOrigins.ts';
import type { GatewayPorts } from '../GatewayPorts.ts';
import { browserOriginOf } from '../service/serviceAddress.ts';
import type { CallBehaviour, CallExchange } from './CallBehaviour.ts';
import { checkLaunch } from './checkLaunch.ts';

/**
 * Sends a launch to the browser only if the brand may frame its address. Errors: `launch_refused`.
 */
export const restrictLaunchOrigin: CallBehaviour<'launchGame'> = (exchange, ports) => ({
  onReply: (launch, { vassalage }) => restrictLaunch(exchange, ports, { launch, vassalage }),
});

/** Applies the same restriction to a PvP launch, which is nested in the reply. */
export const restrictPvpLaunchOrigin: CallBehaviour<'launchPvpGame'> = (exchange, ports) => ({
  onReply: async ({ content: launch }, { vassalage }) => ({
    content: await restrictLaunch(exchange, ports, { launch, vassalage }),
  }),
});

async function restrictLaunch(
  { call: { name: call }, context }: CallExchange,
  { access, logger, onLaunch, sandboxOrigin }: GatewayPorts,
  { launch, vassalage }: { launch: GameLaunch; vassalage: string },
): Promise<GameLaunch> {
  const { brand, site } = context.tenant;
  onLaunch(brand, vassalage);
  const state = await access.brandState(site);
  return checkLaunch(launch, {
    call,
    allowed: gameOriginsOf(site, browserOriginOf(sandboxOrigin)),
    cdns: state?.permission.launchGameCDNs ?? [],
    pick: (count) => (count > 1 ? randomInt(count) : 0),
    onRefused: (origin) =>
      logger.warn(
        { brand, call, origin },
        `${brand}: games may not come from ${origin}; frameSources of site.json does not list it`,
      ),
  });
}
