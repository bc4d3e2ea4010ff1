import { examplePng } from '@livery/model/testing/exampleImages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { fakeOperator, ok, type FakeOperator } from '../../testing/fakeOperator.ts';
import {
  failureText,
  ownPage,
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts';

const feedback = '/wps/feedback';
const limits = {
  remarkMaxLength: 140,
  contentMinLength: 10,
  contentMaxLength: 1_000,
  imageMaxMegabytes: 1,
  imagesMax: 3,
};

let operator: FakeOperator;
let server: TestServer;

beforeAll(async () => {
  operator = await fakeOperator();
  operator.answers.set(feedback, ok({ feedbackId: 1 }));
  const asForm = { sendFeedback: { body: 'form' as const, path: '/form' } };
  operator.answers.set('/form', ok({ feedbackId: 2 }));
  server = await startTestServer({
    operator,
    sites: [
      exampleSite({ site: { feedback: limits } }),
      exampleSite({ brand: 'reef', site: { feedback: limits }, upstream: { calls: asForm } }),
      exampleSite({ brand: 'cove', site: { feedback: { ...limits, imagesMax: 1 } } }),
    ],
  });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
});

/** Returns an image of about this size. */
function pngOf(sizeBytes: number): string {
  const png = examplePng({ widthPx: 1_000, heightPx: Math.ceil(sizeBytes / 1_000) });
  return Buffer.from(png).toString('base64');
}

const send = (images: unknown, host = 'coral.example') =>
  server.request(feedback, {
    method: 'PUT',
    host,
    headers: ownPage,
    body: { type: 'FEEDBACK', remark: 'A "game"', images },
  });

it.each([
  ['small', [pngOf(30), pngOf(3_000)]],
  ['large', [pngOf(30), pngOf(700_000), pngOf(300_000)]],
])('[MEMB-18] passes %s images on as they are, with the other fields', async (_name, images) => {
  const reply = await send(images);

  expect(reply.json()).toEqual({ success: true, value: { feedbackId: 1 } });
  const sent = operator.to(feedback).at(-1);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ type: 'FEEDBACK', remark: 'A "game"', images });
});

it('[MEMB-18] passes large images on in a form, if the operator has one', async () => {
  const images = [pngOf(200_000), pngOf(1_000)];

  expect((await send(images, 'reef.example')).status).toBe(200);

  const [sent] = operator.to('/form');
  expect(new URLSearchParams(sent?.body).getAll('images')).toEqual(images);
});

it.each([
  ['too many images', [pngOf(300_000), pngOf(30)], '/images'],
  ['an image that is too large', [pngOf(1_060_000)], '/images/0'],
  ['another file', [Buffer.alloc(300_000).toString('base64')], '/images/0'],
  ['a field that is no list', { not: 'a list'.repeat(30_000) }, '/images'],
])('[MEMB-18] refuses %s with its place', async (_name, images, pointer) => {
  const before = operator.to(feedback).length;

  const reply = await send(images, 'cove.example');

  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'bad_request',
    value: [expect.objectContaining({ pointer })],
  });
  expect(operator.to(feedback)).toHaveLength(before);
});

it('limits large requests of a visitor, and no small ones', async () => {
  await using limited = await startTestServer({ operator, sites: [exampleSite()] });
  const sendOne = (images: readonly string[]) =>
    limited.request(feedback, {
      method: 'PUT',
      headers: ownPage,
      body: { type: 'FEEDBACK', remark: 'Hello', images },
    });
  const large = [pngOf(60_000)];
  const statuses: number[] = [];
  for (let request = 0; request < 21; request += 1) statuses.push((await sendOne(large)).status);

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await sendOne([])).status).toBe(200);
  limited.clock.advance(5_000);
  expect((await sendOne(large)).status).toBe(200);
});

it('refuses feedback without a bot check, if the brand has one', async () => {
  await using guarded = await startTestServer({
    operator,
    sites: [exampleSite({ site: { botCheck: { kind: 'proofOfWork', hashesPerCheck: 5_000 } } })],
  });

  const reply = await guarded.request(feedback, {
    method: 'PUT',
    headers: ownPage,
    body: { type: 'FEEDBACK', remark: 'Hello' },
  });

  expect(reply).toMatchObject({
    status: 403,
    text: expect.stringMatching(failureText('bot_check')),
  });
});
