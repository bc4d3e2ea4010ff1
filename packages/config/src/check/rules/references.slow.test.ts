import { beforeAll, expect, it } from 'vitest';
import { brandFixture, fixtureSchemas, loadFixture } from '../../testing/brandFixture.ts';
import type { SchemaSet } from '../../schema/SchemaSet.ts';

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

/**
 * Returns a brand with a number of texts, and with as many links to texts that it does not have.
 */
function brandOf(count: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const texts = Object.fromEntries(numbers.map((index) => [`own.text${index}`, `Text ${index}`]));
  const links = numbers.map((index) => ({
    id: `link${index}`,
    route: 'home',
    text: { $text: `absent.section${index}.caption` },
  }));
  return {
    ...brandFixture,
    'lagoon/locales/EN.json': JSON.stringify(texts),
    'lagoon/menus.json': JSON.stringify({ menus: { main: links } }),
  };
}

/** Returns the least processor time of a load, in milliseconds. */
async function cpuMsOf(files: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage();
    await loadFixture(files, schemas);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

it('checks many missing texts in a time that grows with their number', async () => {
  const [few, many] = [await cpuMsOf(brandOf(600)), await cpuMsOf(brandOf(2_400))];

  // Four times as many; sixteen times as long would be the square.
  expect(many / few).toBeLessThan(8);
});
