import type { ComplianceDocument } from '@livery/model';
import { isPrivateHost } from '../check/operatorAddress.ts';
import type { LoadedSite } from '../load/loadSite.ts';
import type { ConfigProblem } from '../report/ConfigProblem.ts';
import { problemCodes, type ProblemCode } from '../report/problemCodes.ts';

/** Returns whether every page of a brand says that there is no real money. */
export function isDemonstration({ documents }: Pick<LoadedSite, 'documents'>): boolean {
  const compliance = documents.get('/compliance');
  // A document that fits a schema has the type generated from that schema.
  return compliance?.valid === true && (compliance.value as ComplianceDocument).demonstration;
}

/**
 * Returns what a valid brand still has of a demonstration, in the order in which a brand goes live.
 * A live server serves such a brand, because it may be a rehearsal.
 */
export function demonstrationRemains(loaded: LoadedSite): ConfigProblem[] {
  const { brand, claims, provenance } = loaded;
  const problemAt = (code: ProblemCode, pointer: string, message: string): ConfigProblem => ({
    code,
    severity: problemCodes[code].severity,
    message,
    pointer,
    file: `${brand}/${pointer.split('/', 2)[1] ?? 'site'}.json`,
    line: 1,
    column: 1,
    layer: brand,
    ...provenance(pointer),
  });
  const { hosts = [], frameSources = [] } = claims ?? {};
  const sandboxFrame = frameSources.indexOf('sandbox:');
  return [
    ...(isDemonstration(loaded)
      ? [
          problemAt(
            'LV533',
            '/compliance/demonstration',
            'the brand is a demonstration, and every page says that there is no real money; to go live, state in the brand’s own compliance.json a licence and "demonstration": false',
          ),
        ]
      : []),
    ...(hosts.length > 0 && hosts.every(isPrivateHost)
      ? [
          problemAt(
            'LV534',
            '/site/hosts',
            `the internet reaches none of the hosts ${hosts.join(', ')}; add the brand’s public host`,
          ),
        ]
      : []),
    ...(sandboxFrame === -1
      ? []
      : [
          problemAt(
            'LV535',
            `/site/frameSources/${sandboxFrame}`,
            '"sandbox:" has no games in live mode; list the https addresses of the games in the brand’s own site.json',
          ),
        ]),
  ];
}
