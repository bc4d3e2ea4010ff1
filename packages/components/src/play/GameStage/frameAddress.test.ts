import { expect, it } from 'vitest';
import { frameAddress } from './frameAddress.ts';

const page = {
  origin: 'http://lagoon.localhost:8080',
  theme: 'dark',
  timeZone: 'Asia/Manila',
  currencySymbol: '₫',
};

it('[GAME-01] puts the page’s properties into the query and the token only into the fragment', () => {
  const launch = {
    url: 'http://localhost:8081/play/slot?lang=EN&origin=https%3A%2F%2Fevil.example',
    token: 'a.b_c~d-0123456789',
    demo: false,
    currency: 'PHP',
    launchId: 'L1',
  };
  expect(frameAddress(launch, page)).toBe(
    'http://localhost:8081/play/slot?lang=EN&origin=http%3A%2F%2Flagoon.localhost%3A8080&theme=dark&tz=Asia%2FManila&symbol=%E2%82%AB#token=a.b_c~d-0123456789',
  );
});

it('[GAME-01] encodes a token so that the game reads the same text from the fragment', () => {
  for (const token of ['q83vASNFZ4mrze8B+/Ejaw==', 'a.b_c~d-0123456789']) {
    const { hash } = new URL(frameAddress({ url: 'https://games.example/slot', token }, page));
    expect(new URLSearchParams(hash.slice(1)).get('token')).toBe(token);
  }
});

it('[GAME-01] adds no fragment if the launch has no token', () => {
  expect(new URL(frameAddress({ url: 'https://games.example/slot' }, page)).hash).toBe('');
});

it('[GAME-01] keeps the fragment of an address without a token', () => {
  expect(new URL(frameAddress({ url: 'https://games.example/play#lobby' }, page)).hash).toBe(
    '#lobby',
  );
});
