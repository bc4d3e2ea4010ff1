import { expect, it } from 'vitest';
import { frameAddress } from './frameAddress.ts';

it('[GAME-01] puts the page’s origin and theme into the query and the token only into the fragment', () => {
  const launch = {
    url: 'http://localhost:8081/play/slot?lang=EN&origin=https%3A%2F%2Fevil.example',
    token: 'a.b_c~d-0123456789',
    demo: false,
    currency: 'PHP',
    launchId: 'L1',
  };
  expect(frameAddress(launch, { origin: 'http://lagoon.localhost:8080', theme: 'dark' })).toBe(
    'http://localhost:8081/play/slot?lang=EN&origin=http%3A%2F%2Flagoon.localhost%3A8080&theme=dark#token=a.b_c~d-0123456789',
  );
});

it('[GAME-01] keeps the fragment of an address without a token', () => {
  const page = { origin: 'https://lagoon.example', theme: 'light' };
  expect(frameAddress({ url: 'https://games.example/play#lobby' }, page)).toBe(
    'https://games.example/play?origin=https%3A%2F%2Flagoon.example&theme=light#lobby',
  );
});
