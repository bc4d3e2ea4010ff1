import { expect, it } from 'vitest';
import { CaptchaStore } from './CaptchaStore.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const image = (captchaId: string): Answer => reply({ captchaId, image: 'AAAA' });

function setUp(answers: readonly Answer[]) {
  const api = fakeApi({ captcha: answers });
  const clock = new FakeClock(1_000_000);
  return { api, clock, captcha: new CaptchaStore({ api, clock, refreshMs: 1000 }) };
}

it('[LOGN-11] fetches at most one image per 1000 ms', async () => {
  const { api, clock, captcha } = setUp([image('c1'), image('c2')]);
  await captcha.refresh();
  clock.advance(999);
  await captcha.refresh();
  expect([api.countOf('captcha'), captcha.image?.captchaId]).toEqual([1, 'c1']);
  clock.advance(1);
  await captcha.refresh();
  expect([api.countOf('captcha'), captcha.image?.captchaId]).toEqual([2, 'c2']);
});

it('makes no second request while one is in flight', async () => {
  const pending = later();
  const { api, clock, captcha } = setUp([pending.answer]);
  const first = captcha.refresh();
  clock.advance(5000);
  await captcha.refresh();
  captcha.replace();
  pending.arrive(image('c1'));
  await first;
  expect([api.countOf('captcha'), captcha.loading, captcha.image?.captchaId]).toEqual([
    1,
    false,
    'c1',
  ]);
});

it('removes a used image at once and fetches one new image when the throttle allows', async () => {
  const { api, clock, captcha } = setUp([image('c1'), image('c2')]);
  await captcha.refresh();
  clock.advance(400);
  captcha.replace();
  expect(captcha.image).toBeUndefined();
  clock.advance(599);
  expect(api.countOf('captcha')).toBe(1);
  clock.advance(1);
  await expect.poll(() => captcha.image?.captchaId).toBe('c2');
  clock.advance(5000);
  expect([api.countOf('captcha'), clock.timers.size]).toEqual([2, 0]);
});

it('fetches a new image at once if the throttle allows', () => {
  const { api, captcha } = setUp([image('c1')]);
  captcha.replace();
  expect(api.countOf('captcha')).toBe(1);
});

it('stores the error of a failed request until the next one', async () => {
  const { clock, captcha } = setUp([fail('network_failed'), image('c1')]);
  await captcha.refresh();
  expect([captcha.error?.code, captcha.loading]).toEqual(['network_failed', false]);
  clock.advance(1000);
  await captcha.refresh();
  expect([captcha.error, captcha.image?.captchaId]).toEqual([undefined, 'c1']);
});
