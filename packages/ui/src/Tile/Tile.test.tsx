// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Tile } from './Tile.tsx';

it.each([
  ['a', { href: '/game' }],
  ['button', {}],
] as const)(
  'isolates the direction of title and subtitle of the target %s',
  async (tag, target) => {
    const { container } = await mount(
      <Tile title="Star 7!" subtitle="Nova (2)" image={undefined} {...target} />,
    );

    expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      'Star 7!',
      'Nova (2)',
    ]);
    expect(container.querySelector(`${tag} bdi`)?.textContent).toBe('Star 7!');
  },
);
