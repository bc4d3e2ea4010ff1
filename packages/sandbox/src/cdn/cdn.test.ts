import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { avatarPath, gameImagePath, vendorLogoPath } from '@livery/model';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { GameCatalogue } from '../lobby/GameCatalogue.ts';
import { createCdnRouter } from './createCdnRouter.ts';

let server: Server;
let origin: string;
const drawn: string[] = [];

beforeAll(async () => {
  const artist = {
    drawVendor: ({ vassalage }: { vassalage: string }) => {
      drawn.push(vassalage);
      return `<svg>${vassalage}</svg>`;
    },
    drawGame: ({ nodeId }: { nodeId: number }) => {
      drawn.push(String(nodeId));
      return `<svg>${nodeId}</svg>`;
    },
    drawAvatar: ({ seed }: { seed: string }) => {
      drawn.push(seed);
      return `<svg>${seed}</svg>`;
    },
    drawBanner: ({ seed }: { seed: string }) => {
      drawn.push(seed);
      return `<svg>${seed}</svg>`;
    },
  };
  server = createServer(
    express().use(createCdnRouter({ catalogue: new GameCatalogue({ vendors, games }), artist })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is never a pipe's name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cdn`;
});

afterAll(() => {
  server.close();
});

it('serves every vendor’s logo and game’s picture from both copies, drawn once', async () => {
  for (const vendor of vendors)
    expect(await (await fetch(`${origin}/a${vendorLogoPath(vendor)}`)).text()).toBe(
      `<svg>${vendor.vassalage}</svg>`,
    );
  for (const game of games.slice(0, 40)) {
    expect(await (await fetch(`${origin}/a${gameImagePath(game)}`)).text()).toBe(
      `<svg>${game.nodeId}</svg>`,
    );
    expect((await fetch(`${origin}/b${gameImagePath(game)}?w=200`)).status).toBe(200);
  }
  expect(drawn).toHaveLength(vendors.length + 40);
});

it('serves the pictures members go by, and no other', async () => {
  expect(await (await fetch(`${origin}/b${avatarPath('AV07')}`)).text()).toBe('<svg>AV07</svg>');
  for (const name of ['AV00', 'AV99', '%2e%2e%2fAV07'])
    expect((await fetch(`${origin}/a${avatarPath(name)}`)).status).toBe(404);
});

it('serves what stands in sports under either category', async () => {
  for (const gameType of ['SPORTS', 'ESPORTS'])
    expect(
      (await fetch(`${origin}/a${vendorLogoPath({ gameType, vassalage: 'TF' })}`)).status,
    ).toBe(200);
  expect(
    (await fetch(`${origin}/a${vendorLogoPath({ gameType: 'RNG', vassalage: 'TF' })}`)).status,
  ).toBe(404);
});

it('lets every origin show a picture and keep it for good', async () => {
  const path = `${origin}/a${vendorLogoPath({ gameType: 'RNG', vassalage: 'LMHW' })}`;
  const { headers } = await fetch(path, { headers: { 'accept-encoding': 'br' } });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('immutable'),
    vary: 'accept-encoding',
  });
  const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([
    null,
    '<svg>LMHW</svg>',
  ]);
});

it.each([
  '/c/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LMHW-COLOR.png',
  '/a/TCG_PROD_IMAGES/RNG_LIST_VENDOR/NOPE-COLOR.png',
  '/a/TCG_PROD_IMAGES/RNG/LMHW/1.png',
  '/a/TCG_PROD_IMAGES/RNG_LIST_VENDOR/LMHW.png',
  '/a/TCG_PROD_IMAGES/RNG_LIST_VENDOR/%2e%2e-COLOR.png',
])('has nothing at %s', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});
