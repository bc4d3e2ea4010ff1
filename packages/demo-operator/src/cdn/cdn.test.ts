import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { avatarPath, gameImagePath, vendorLogoPath } from '@livery/model';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { allPictures } from '@livery/demo-content/pictures/allPictures';
import { drawAll } from '@livery/demo-content/pictures/drawAll';
import { openPictures } from '@livery/demo-content/pictures/openPictures';
import { contentImagePath } from '@livery/demo-content/words/contentImagePath';
import { createCdnRouter } from './createCdnRouter.ts';

let server: Server;
let origin: string;
let folder: string;

/** Replaces the drawing of a picture by its path. */
const drawingOf = (path: string): string => `<svg>${path}</svg>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-pictures-'));
  await drawAll({
    folder,
    pictures: allPictures.map((picture) => ({ ...picture, draw: () => drawingOf(picture.path) })),
  });
  server = createServer(
    express().use(createCdnRouter({ pictures: await openPictures(folder) })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // `address()` returns a string only for pipes, and this is a TCP server.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cdn`;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('serves every vendor’s logo and game’s picture from both hosts', async () => {
  for (const vendor of vendors)
    expect(await (await fetch(`${origin}/a${vendorLogoPath(vendor)}`)).text()).toBe(
      drawingOf(vendorLogoPath(vendor)),
    );
  for (const game of games.slice(0, 40)) {
    expect(await (await fetch(`${origin}/a${gameImagePath(game)}`)).text()).toBe(
      drawingOf(gameImagePath(game)),
    );
    expect((await fetch(`${origin}/b${gameImagePath(game)}?w=200`)).status).toBe(200);
  }
});

it('serves members’ avatars, and no others', async () => {
  expect(await (await fetch(`${origin}/b${avatarPath('AV07')}`)).text()).toBe(
    drawingOf(avatarPath('AV07')),
  );
  for (const name of ['AV00', 'AV99', '%2e%2e%2fAV07'])
    expect((await fetch(`${origin}/a${avatarPath(name)}`)).status).toBe(404);
});

it('serves the pictures of promotions and of the points mall', async () => {
  for (const id of ['101', 'm1'])
    expect((await fetch(`${origin}/a${contentImagePath(id)}`)).status).toBe(200);
  expect((await fetch(`${origin}/a${contentImagePath('999')}`)).status).toBe(404);
});

it('serves sports pictures under either category', async () => {
  for (const gameType of ['SPORTS', 'ESPORTS'])
    expect(
      (await fetch(`${origin}/a${vendorLogoPath({ gameType, vassalage: 'TF' })}`)).status,
    ).toBe(200);
  expect(
    (await fetch(`${origin}/a${vendorLogoPath({ gameType: 'RNG', vassalage: 'TF' })}`)).status,
  ).toBe(404);
});

it('permits every origin to show a picture and cache it permanently', async () => {
  const path = vendorLogoPath({ gameType: 'RNG', vassalage: 'LMHW' });
  const { headers } = await fetch(`${origin}/a${path}`, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('immutable'),
    vary: 'accept-encoding',
  });
  const plain = await fetch(`${origin}/a${path}`, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
    null,
    drawingOf(path),
  ]);
});

it.each([
  '/c/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LMHW-COLOR.png',
  '/a/TCG_PROD_IMAGES/RNG_LIST_VENDOR/NOPE-COLOR.png',
  '/a/TCG_PROD_IMAGES/RNG/LMHW/1.png',
  '/a/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LMHW.png',
  '/a/TCG_PROD_IMAGES/RNG_LIST_VENDOR/%2e%2e-COLOR.png',
  '/a/TCG_PROD_IMAGES/AVATAR/AV07.png.br',
  '/a/TCG_PROD_IMAGES/%2e%2e/pictures.json',
])('serves nothing at %s', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});
