import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import type { UpstreamCall } from '../upstream/Upstreams.ts';
import { visitorKeyOf } from '../request/RequestContext.ts';
import { exampleSite } from '../testing/exampleSite.ts';
import { VisitorStates } from './VisitorStates.ts';

const [coral, reef] = ['coral', 'reef'].map((brand) => exampleSite({ brand }));
const address = '198.51.100.7';

it('keeps the regions of one address apart for each brand, and drops those of one brand only', async () => {
  const restricted = new Set(['coral']);
  const asked: string[] = [];
  const states = new VisitorStates({
    clock: new FakeClock(),
    onFault: (error) => expect.unreachable(String(error)),
    upstreams: {
      call: <Reply>({ site: { brand } }: UpstreamCall) => {
        asked.push(brand);
        const reply = { maintenance: false, regionRestriction: restricted.has(brand) };
        return Promise.resolve(reply as Reply);
      },
    },
  });
  const regionsOf = async () => {
    const regions: (boolean | undefined)[] = [];
    for (const site of [coral, reef]) {
      if (!site) continue;
      const visitor = {
        address,
        host: 'host.example',
        visitorKey: visitorKeyOf(site.brand, address),
      };
      regions.push((await states.current(site, visitor)).region?.restricted);
    }
    return regions;
  };

  expect([await regionsOf(), await regionsOf()]).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(asked).toEqual(['coral', 'reef']);

  restricted.clear();
  states.forget('coral');
  expect(await regionsOf()).toEqual([false, false]);
  // The brand's opening and the visitor's region, which were both dropped, come with one reply.
  expect(asked).toEqual(['coral', 'reef', 'coral']);
});

it('reports why a state could not be loaded', async () => {
  const fault = new TypeError('a fault of the program');
  const faults: unknown[] = [];
  const states = new VisitorStates({
    clock: new FakeClock(),
    onFault: (error) => faults.push(error),
    upstreams: { call: () => Promise.reject(fault) },
  });
  const site = exampleSite({ brand: 'coral' });

  expect(
    await states.current(site, {
      address,
      host: 'host.example',
      visitorKey: visitorKeyOf('coral', address),
    }),
  ).toEqual({});
  // The region and the opening.
  expect(faults).toEqual([fault, fault]);
});
