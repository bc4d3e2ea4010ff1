import { expect, it } from 'vitest';
import { RoutersStore } from './RoutersStore.ts';
import { exampleBootstrap } from '../testing/exampleBootstrap.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';

const hosts = (...names: string[]): Answer =>
  reply({ domainList: names.map((domainName) => ({ domainName, speed: 9 })) });

function setUp(answers: readonly Answer[], sessionStorage = memoryStorage()) {
  const api = fakeApi({ getRouters: [...answers] });
  return {
    api,
    routers: exampleRoot({ api, sessionStorage }).create((deps) => new RoutersStore(deps)),
  };
}

it('[CALL-05] requests device 0, then 3, and reads the first host', async () => {
  const { api, routers } = setUp([hosts('fast.example', 'slow.example'), hosts('phone.example')]);
  expect(routers.domainName).toBeUndefined();
  await routers.load();
  expect(api.calls.map(({ request }) => request)).toEqual([{ device: 0 }, { device: 3 }]);
  expect(routers.domainName).toBe('fast.example');
});

it('[CALL-05] uses the host of device 3 if device 0 has none', async () => {
  const { routers } = setUp([hosts(), hosts('phone.example')]);
  await routers.load();
  expect(routers.domainName).toBe('phone.example');
});

it('[CALL-06] requests the hosts once per session', async () => {
  const storage = memoryStorage();
  await setUp([hosts('fast.example'), hosts()], storage).routers.load();
  const { api, routers } = setUp([], storage);
  await routers.load();
  expect([routers.domainName, api.calls]).toEqual(['fast.example', []]);
});

it('[CONF-04] uses the host of the brand’s state if the routers name none', async () => {
  const state = { known: true, resources: [], imageCDNs: [], domainRoute: ['state.example'] };
  const api = fakeApi({ getRouters: [hosts(), hosts()] });
  const routers = exampleRoot({ api, bootstrap: exampleBootstrap({ state }) }).create(
    (deps) => new RoutersStore(deps),
  );
  await routers.load();
  expect(routers.domainName).toBe('state.example');
});
