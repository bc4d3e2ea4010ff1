import { servingChecks, type ServingPorts } from '@livery/config';
import type { ServingCheck } from '../EntryMaker.ts';
import { upstreamPlace } from '../upstreamPlace.ts';

/** Returns the check of this server, with problems at the places of the values in upstream.json. */
export function servingProblems(ports: ServingPorts): ServingCheck {
  const check = servingChecks(ports);
  return (site) =>
    check(site).map(({ code, message, names }) => ({
      code,
      ...upstreamPlace(site, ...names),
      message,
    }));
}
