import { callCatalogue } from '@livery/api/callCatalogue';
import { loadSite } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tenantFolder } from '../tenantFolder.ts';
import { largeBrandFolders } from '../../testing/brandFolders.ts';
import { schemas } from '../../testing/schemas.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { writeLargeContent } from '../../testing/writeLargeContent.ts';
import { SiteThreads } from './SiteThreads.ts';

// Reads thousands of files, which may exceed the default timeout on a slow machine.
vi.setConfig({ testTimeout: 600_000 });

/** Content of a number of pages; 300 of them have 60,000 nodes, 20,000 texts and 2,100 pictures. */
const sizeOf = (pages: number) => ({
  pages,
  nodesPerPage: 200,
  texts: Math.ceil((pages * 200) / 3),
  pictures: 7 * pages,
});

/** Creates a brand with as much content beside that of the shipped Lagoon. */
function createBrand(pages: number) {
  const folders = largeBrandFolders('coral');
  const { supportLanguages } = JSON.parse(readFileSync(folders.at('coral/site.json'), 'utf8'));
  writeLargeContent(folders.at('coral'), supportLanguages, sizeOf(pages));
  return folders;
}

it('loads and serves a brand of 300 pages of 200 nodes within the limits of a thread', async () => {
  using folders = createBrand(300);
  const threads = new SiteThreads({ folders: folders.folders });
  onTestFinished(() => threads.close());

  await using server = await startTestServer({
    operator: { origin: 'http://127.0.0.1:9' },
    tenants: {
      ...tenantFolder({ root: folders.tenants, schemas }),
      watch: () => () => undefined,
      reading: threads.reading,
    },
  });
  const [coral] = server.status().brands;
  const page = await server.request('/large/299', {
    host: 'coral.example',
    headers: { accept: 'text/html' },
  });

  expect([coral?.brand, coral?.refused, page.status]).toEqual(['coral', undefined, 200]);
  expect(page.text).toContain('<main>large299 EN</main>');
});

it('checks a brand in a time that grows with its size', async () => {
  /** Returns the CPU time of loading a brand, in milliseconds. */
  const cpuMsOf = async (pages: number): Promise<number> => {
    using folders = createBrand(pages);
    const before = process.cpuUsage();
    const { problems } = await loadSite({
      source: directorySource(folders.tenants),
      brand: 'coral',
      schemas,
      calls: callCatalogue,
    });
    const { user, system } = process.cpuUsage(before);
    expect(problems).toEqual([]);
    return (user + system) / 1000;
  };

  // Compiles schemas and code.
  await cpuMsOf(1);
  const baseMs = await cpuMsOf(1);
  const few = (await cpuMsOf(50)) - baseMs;
  const many = (await cpuMsOf(200)) - baseMs;

  // Four times as large; twice linear is 8, and sixteen times as long would be the square.
  expect(many / few).toBeLessThan(8);
});
