import { getServiceChat, launchGame, launchPvpGame } from '@livery/api';
import type { GameLaunch, LaunchPvpGameReply, ServiceChatReply } from '@livery/model';
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { RequestContext } from '../request/RequestContext.ts';
import type { AccessPolicy } from '../brand-state/AccessPolicy.ts';
import { checkLaunch } from './checkLaunch.ts';
import { gameOriginsOf } from './gameOrigins.ts';
import { browserOriginOf, openServiceLinks } from './serviceAddress.ts';

export interface FinishingPorts {
  readonly access: AccessPolicy;
  readonly logger: Logger;
  readonly sandboxOrigin: string | undefined;
}

/**
 * An operator's reply, checked against its call's schema, as the browser may have it: addresses in
 * it lead only where the brand lets them.
 */
export async function finishReply(
  ports: FinishingPorts,
  call: string,
  { value, context }: { value: unknown; context: RequestContext },
): Promise<unknown> {
  // The schema of each call says what its value is.
  if (call === getServiceChat.name)
    return openServiceLinks(context.tenant.site, value as ServiceChatReply, {
      sandboxOrigin: ports.sandboxOrigin,
      address: context.address,
    });
  if (call === launchGame.name) return admitLaunch(ports, call, context, value as GameLaunch);
  if (call === launchPvpGame.name)
    return {
      content: await admitLaunch(ports, call, context, (value as LaunchPvpGameReply).content),
    };
  return value;
}

async function admitLaunch(
  { access, logger, sandboxOrigin }: FinishingPorts,
  call: string,
  { tenant: { brand, site } }: RequestContext,
  launch: GameLaunch,
): Promise<GameLaunch> {
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
