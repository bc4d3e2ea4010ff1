import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { hostLogFile } from '../boot/hostLogFile.ts';
import { fileSnapshotStore } from '../snapshots/fileSnapshotStore.ts';
import type { SiteFolders } from '../boot/site-threads/siteTasks.ts';
import { tenantFolder } from '../boot/tenantFolder.ts';
import type { SnapshotStore } from '../snapshots/SnapshotStore.ts';
import type { ServingCheck } from '../brands/EntryMaker.ts';
import { TenantRegistry } from '../brands/TenantRegistry.ts';
import type { HostLog } from '../brands/hosts/HostLog.ts';
import type { TenantSource } from '../brands/TenantSource.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { schemas } from './schemas.ts';

const repository = path.join(import.meta.dirname, '../../..');

/** Union of the document parts that tests change. */
export interface AnyDocument {
  name?: string;
  hosts?: string[];
  readonly flags: Record<string, object>;
  readonly nodes: Record<string, { when?: object }>;
}

/** Brands on a real disk, beside a copy of the shipped base, with a data folder. */
export interface BrandFolders extends Disposable {
  readonly tenants: string;
  readonly data: string;
  /** File with the origins that the server may call for each brand. */
  readonly origins: string;
  /** Returns a path below the tenants folder. */
  readonly at: (...parts: string[]) => string;
  /** Changes a document and replaces its file atomically. */
  readonly edit: (file: string, change: (document: AnyDocument) => void) => void;
  readonly rename: (brand: string, name: string) => void;
  /** Gives a brand an operator at an origin, which the server may call. */
  readonly operatorAt: (brand: string, origin: string) => void;
  /** Folders for loader threads. */
  readonly folders: SiteFolders;
  /**
   * Creates a registry over these folders, as a server start does. All starts share a clock.
   * `source` replaces parts of the folder source.
   */
  readonly start: (options?: {
    servingProblems?: ServingCheck;
    source?: Partial<TenantSource>;
    snapshots?: Partial<SnapshotStore>;
    hostLog?: HostLog;
  }) => Promise<{
    registry: TenantRegistry;
    logs: string[];
    clock: FakeClock;
    nameOf: (brand: string) => string | undefined;
  }>;
}

/**
 * Creates brands like the shipped Lagoon, in English and Filipino only, each with the host
 * `<brand>.example`. The other languages are most of what a brand takes to load.
 */
export function brandFolders(...brands: readonly string[]): BrandFolders {
  const isShipped = (file: string): boolean => !/\/locales\/(?!EN|TY)\w+\.json$/.test(file);
  return createFolders(brands, { isShipped, languages: { supportLanguages: ['EN', 'TY'] } });
}

/** Creates brands as large as the shipped Lagoon, for measurements. */
export function largeBrandFolders(...brands: readonly string[]): BrandFolders {
  return createFolders(brands, { isShipped: () => true, languages: {} });
}

function createFolders(
  brands: readonly string[],
  {
    isShipped,
    languages,
  }: {
    readonly isShipped: (file: string) => boolean;
    readonly languages: { readonly supportLanguages?: readonly string[] };
  },
): BrandFolders {
  const copy = (brand: string, target: string): void =>
    cpSync(path.join(repository, 'tenants', brand), target, { recursive: true, filter: isShipped });
  const root = mkdtempSync(path.join(tmpdir(), 'livery-brands-'));
  const [tenants, data] = [path.join(root, 'tenants'), path.join(root, 'data')];
  const origins = path.join(root, 'origins.json');
  const at = (...parts: string[]) => path.join(tenants, ...parts);
  const clock = new FakeClock();
  copy('_base', at('_base'));
  const edit: BrandFolders['edit'] = (file, change) => {
    const document: AnyDocument = JSON.parse(readFileSync(at(file), 'utf8'));
    change(document);
    writeFileSync(path.join(root, 'next'), JSON.stringify(document, undefined, 2));
    renameSync(path.join(root, 'next'), at(file));
  };
  const rename = (brand: string, name: string) =>
    edit(`${brand}/site.json`, (site) => {
      site.name = name;
    });
  const listed: Record<string, string[]> = {};
  writeFileSync(origins, JSON.stringify(listed));
  const operatorAt = (brand: string, origin: string) => {
    listed[brand] = [origin];
    writeFileSync(origins, JSON.stringify(listed));
    writeFileSync(at(brand, 'upstream.json'), JSON.stringify({ baseUrl: origin }));
  };
  for (const brand of brands) {
    copy('lagoon', at(brand));
    // The shipped brands use providers and keys of the sandbox, which do not exist in live mode.
    rmSync(at(brand, 'upstream.json'));
    edit(`${brand}/site.json`, (site) =>
      Object.assign(site, {
        ...languages,
        name: brand,
        hosts: [`${brand}.example`],
        socialSignIn: [],
        botCheck: { kind: 'none' },
      }),
    );
  }
  return {
    tenants,
    data,
    origins,
    at,
    edit,
    rename,
    operatorAt,
    folders: {
      tenants,
      snapshots: path.join(data, 'brands'),
      repository,
      compiled: path.join(root, 'compiled'),
    },
    async start({
      servingProblems = () => [],
      source = {},
      snapshots = {},
      hostLog = hostLogFile(path.join(data, 'hosts')),
    } = {}) {
      const logs: string[] = [];
      clock.advance(1_000);
      const registry = new TenantRegistry({
        clock,
        servingProblems,
        logger: pino({}, { write: (line: string) => logs.push(line) }),
        onRefused: () => undefined,
        onSwapped: () => undefined,
        hostLog,
        closeAfterMs: 60_000,
        source: { ...tenantFolder({ root: tenants, schemas }), ...source },
        snapshots: {
          ...fileSnapshotStore({ root: path.join(data, 'brands'), schemas }),
          ...snapshots,
        },
      });
      await registry.refresh();
      await registry.settled();
      return {
        registry,
        logs,
        clock,
        nameOf: (brand) => registry.find(`${brand}.example`)?.site.site.name,
      };
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
