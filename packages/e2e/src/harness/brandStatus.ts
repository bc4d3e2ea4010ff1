import { expect } from 'playwright/test';
import { environment } from './environment.ts';
import type { TestBrand } from './TestBrand.ts';

/** What the admin port says of one brand. */
export interface BrandStatus {
  readonly brand: string;
  readonly hosts: readonly string[];
  readonly served?: { readonly version: string; readonly since: string };
  readonly refused?: { readonly since: string; readonly problems: readonly string[] };
  readonly warnings: readonly string[];
  readonly brandStateAgeMs?: number;
  readonly reports: readonly {
    readonly kind: string;
    readonly page?: string;
    readonly node?: string;
    readonly component?: string;
    readonly message: string;
  }[];
}

/** The server's status now. */
export async function serverStatus(
  adminPort = environment.adminPort,
): Promise<{ readonly startedAt: string; readonly brands: readonly BrandStatus[] }> {
  const reply = await fetch(`http://127.0.0.1:${adminPort}/status`, {
    headers: { accept: 'application/json' },
  });
  // The admin port's own document.
  return (await reply.json()) as Awaited<ReturnType<typeof serverStatus>>;
}

/** Rejects while the server does not know the brand. */
export async function brandStatus({ id }: Pick<TestBrand, 'id'>): Promise<BrandStatus> {
  const found = (await serverStatus()).brands.find(({ brand }) => brand === id);
  if (!found) throw new Error(`the status does not name the brand ${id}`);
  return found;
}

/**
 * Waits until the server serves the brand and has its operator's state. `/download` is a redirect:
 * it fills no other cache.
 */
export async function untilKnown(brand: TestBrand): Promise<void> {
  await expect
    .poll(
      async () => {
        const { status } = await brand.request('/download');
        return status === 421 ? undefined : (await brandStatus(brand)).brandStateAgeMs;
      },
      { intervals: [20] },
    )
    .toBeDefined();
}

/** Makes a change of the brand's folder and waits until the server serves it. */
export async function publish(brand: TestBrand, change: () => Promise<void>): Promise<void> {
  const before = (await brandStatus(brand)).served?.version;
  await change();
  await expect
    .poll(async () => (await brandStatus(brand)).served?.version, { intervals: [50] })
    .not.toBe(before);
}
