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
  onReply: (launch) => restrictLaunch(exchange, ports, launch),
});

/** Applies the same restriction to a PvP launch, which is nested in the reply. */
export const restrictPvpLaunchOrigin: CallBehaviour<'launchPvpGame'> = (exchange, ports) => ({
  onReply: async ({ content }) => ({
    content: await restrictLaunch(exchange, ports, content),
  }),
});

async function restrictLaunch(
  { call: { name: call }, context }: CallExchange,
  { access, logger, sandboxOrigin }: GatewayPorts,
  launch: GameLaunch,
): Promise<GameLaunch> {
  const { brand, site } = context.tenant;
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
