import { pagePaths } from '../../pages/pagePaths.ts';
import { isInShard, shards } from '../../browser/shards.ts';
import { withPreferences } from '../../browser/withPreferences.ts';
import { openPath } from '../../browser/pageStates.ts';
import { expect, settled, test } from '../../fixtures/test.ts';
import { walkByKeyboard } from '../../browser/walkByKeyboard.ts';

// Every route of each brand once, alternating between desktop and phone. A route that one brand
// shows on a desktop is shown on a phone by the other.
for (const [from, widths] of [
  ['lagoon', [1280, 390]],
  ['ironfield', [390, 1280]],
] as const) {
  test.describe(from, () => {
    test.use({ from, laidOutLate: true });

    for (const shard of shards) {
      test(`every control of every page is reached by keyboard and visible when focused, shard ${shard + 1}`, async ({
        brand,
        page,
        expectedComplaints,
      }) => {
        expectedComplaints.push(/status of 404/);
        await withPreferences(page, brand, { lang: 'EN' });
        const faults: string[] = [];
        const views = [...(await pagePaths(brand)), '/no/such/page'].map((path, index) => ({
          // Header and footer are the same on every page, so they are walked once in each width.
          path,
          width: widths[index % 2 === 0 ? 0 : 1],
          scope: index < 2 ? ('body' as const) : ('#content' as const),
        }));
        for (const { path, width, scope } of views.filter(isInShard(shard))) {
          await page.setViewportSize({ width, height: 800 });
          await openPath({ page, brand }, path);
          await settled(page);
          faults.push(
            ...(await walkByKeyboard(page, { scope })).map(
              (fault) => `${path} at ${width} px: ${fault}`,
            ),
          );
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
