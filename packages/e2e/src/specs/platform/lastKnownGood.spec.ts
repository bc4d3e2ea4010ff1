import { english } from '../../browser/texts/english.ts';
import { readFile } from 'node:fs/promises';
import { brandStatus } from '../../fixtures/brandStatus.ts';
import { environment } from '../../fixtures/environment.ts';
import { plantedMistakes } from '../../fixtures/plantedMistakes.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, hydrated, test } from '../../fixtures/test.ts';

test('a broken folder leaves the running brand unchanged; log and status report every problem, and the repair goes live without a restart', async ({
  ownBrand: brand,
  page,
}) => {
  const planted = plantedMistakes(brand);
  const before = await brandStatus(brand);
  await servedHtml(brand, '/');
  const {
    headers: { etag },
  } = await brand.request('/');
  expect(before.refused).toBeUndefined();

  const originals = await Promise.all(
    planted.map(async ({ file }) => [file, await brand.read(file).catch(() => undefined)] as const),
  );
  for (const { file, text } of planted) await brand.write(file, text);
  const expected = planted
    .flatMap(({ file, expected: problems }) =>
      problems.map(({ code, line, column }) => `${code} ${brand.id}/${file}:${line}:${column}`),
    )
    .toSorted();
  await expect
    .poll(async () => problemsIn((await brandStatus(brand)).refused?.problems ?? [], brand.id), {
      intervals: [50],
    })
    .toEqual(expected);
  // The log file is written asynchronously by another process.
  await expect
    .poll(async () => {
      const logged = (await readFile(environment.serverLog, 'utf8'))
        .split('\n')
        .flatMap((line) => (line.includes(`"brand":"${brand.id}"`) ? [messageOf(line)] : []));
      return expected.filter((problem) => !problemsIn(logged, brand.id).includes(problem));
    })
    .toEqual([]);

  expect((await brandStatus(brand)).served).toMatchObject(before.served ?? {});
  const reply = await brand.request('/', { headers: { 'if-none-match': String(etag) } });
  expect(reply.status).toBe(304);
  await page.goto(brand.url());
  await hydrated(page);
  await expect(page.getByRole('heading', { name: english('home.slots') })).toBeVisible();

  for (const [file, text] of originals) if (text !== undefined) await brand.write(file, text);
  await Promise.all(
    originals.flatMap(([file, text]) => (text === undefined ? [brand.removeFile(file)] : [])),
  );
  await brand.edit('site.json', (site) => {
    site.name = 'Mended';
  });
  await expect
    .poll(
      async () => {
        const { refused, served } = await brandStatus(brand);
        return refused === undefined && served?.version !== before.served?.version;
      },
      { intervals: [50] },
    )
    .toBe(true);
  await page.reload();
  await expect(page).toHaveTitle(/Mended/);
});

/** Returns problems as `code file:line:column`, with paths relative to the brand's folder. */
function problemsIn(lines: readonly string[], brand: string): string[] {
  return lines
    .flatMap((line) => {
      const [, code, location] =
        new RegExp(`(LV\\d{3}) .*/(${brand}/\\S+:\\d+:\\d+)`).exec(line) ?? [];
      return code === undefined ? [] : [`${code} ${location}`];
    })
    .toSorted();
}

function messageOf(line: string): string {
  return String((JSON.parse(line) as { msg?: string }).msg); // a line of the log
}
