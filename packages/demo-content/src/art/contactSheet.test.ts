import { expect, it } from 'vitest';
import { drawContactSheet } from './contactSheet.ts';
import { xmlFault } from '../testing/xmlFault.ts';

it('draws sixty pictures in ten columns without overlap or duplicate ids', () => {
  const sheet = drawContactSheet();
  const positions = [...sheet.matchAll(/<svg x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => `${x} ${y}`);
  const ids = [...sheet.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(positions).toHaveLength(60);
  expect(new Set(positions).size).toBe(60);
  expect(new Set(positions.map((position) => position.split(' ')[0])).size).toBe(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(xmlFault(sheet)).toBeUndefined();
});
