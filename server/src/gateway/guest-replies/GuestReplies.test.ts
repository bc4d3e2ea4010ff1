import { ApiError, getGameVendor } from '@livery/api';
import type { Site } from '@livery/model';
import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { collectGarbage } from '../../testing/collectGarbage.ts';
import { exampleSite } from '../../testing/exampleSite.ts';
import { OperatorRefusal } from '../../upstream/OperatorRefusal.ts';
import { GuestReplies } from './GuestReplies.ts';

const source = 'visitor';

/** Returns the error of a call whose operator refuses. */
async function refusalOf(replies: GuestReplies, site: Site): Promise<unknown> {
  return replies
    .get({ site, call: getGameVendor, request: {}, language: 'EN', source })
    .catch((error: unknown) => error);
}

/** Rejects in a function that holds the site, as those of a call to an operator do. */
function refusingOperator(Refusal: typeof ApiError = OperatorRefusal) {
  const counts = { calls: 0 };
  const replies = new GuestReplies({
    clock: new FakeClock(),
    upstreams: {
      reply: ({ site, call }) => {
        counts.calls += 1;
        const refuse = (): never => {
          throw new Refusal({
            code: 'operator_refused',
            call: call.name,
            operatorMessage: `not at ${site.brand}`,
            value: { captcha: true },
          });
        };
        return Promise.resolve().then(refuse);
      },
    },
  });
  return { counts, replies };
}

it('does not keep the site of a call that failed, whatever its later versions', async () => {
  const { replies } = refusingOperator();
  let site: Site | undefined = exampleSite();
  const reference = new WeakRef(site);
  await refusalOf(replies, site);

  site = undefined;
  await collectGarbage();

  expect(reference.deref()).toBeUndefined();
});

it.each([OperatorRefusal, ApiError])('answers with the failure for a second: %o', async (Kind) => {
  const { counts, replies } = refusingOperator(Kind);
  const site = exampleSite();
  const first = await refusalOf(replies, site);

  expect(await refusalOf(replies, site)).toEqual(first);
  expect(first).toMatchObject({ code: 'operator_refused', value: { captcha: true } });
  expect((await refusalOf(replies, site)) instanceof OperatorRefusal).toBe(
    Kind === OperatorRefusal,
  );
  expect(counts.calls).toBe(1);
});
