import type { ShownSize } from '@livery/model';
import { getAt } from '../../source/LocatedValue.ts';
import type { BrandUnderCheck, Check } from '../BrandUnderCheck.ts';

/** Share by which rounded proportions may differ. */
const tolerance = 0.02;

/**
 * Checks that the size stated beside a picture is that of its file: else the page moves when the
 * picture has loaded, or it is shown distorted or enlarged. A smaller size of the same proportions
 * is right for screens with small pixels.
 */
export const pictures: Check = (underCheck, report) => {
  for (const { kind, value, pointer } of underCheck.references) {
    const file = kind === 'asset' ? underCheck.assets.get(value)?.picture : undefined;
    const picture = pointer.slice(0, pointer.lastIndexOf('/'));
    const stated = file && statedSize(picture, underCheck);
    if (!stated || fits(stated, file)) continue;
    const { widthPx, heightPx } = file;
    report(
      'LV757',
      `${picture}/widthPx`,
      `"${value}" is stated as ${stated.widthPx} × ${stated.heightPx}, but has ${file.isScalable ? 'the proportions of ' : ''}${widthPx} × ${heightPx}; write "widthPx": ${Math.round(widthPx)}, "heightPx": ${Math.round(heightPx)}`,
    );
  }
};

function statedSize(
  pointer: string,
  { tree }: BrandUnderCheck,
): Pick<ShownSize, 'widthPx' | 'heightPx'> | undefined {
  const [widthPx, heightPx] = ['widthPx', 'heightPx'].map((name) => {
    const value = getAt(tree, `${pointer}/${name}`);
    return value?.kind === 'scalar' && typeof value.value === 'number' && value.value > 0
      ? value.value
      : undefined;
  });
  return widthPx !== undefined && heightPx !== undefined ? { widthPx, heightPx } : undefined;
}

function fits(stated: Pick<ShownSize, 'widthPx' | 'heightPx'>, file: ShownSize): boolean {
  const ratio = stated.widthPx / stated.heightPx / (file.widthPx / file.heightPx);
  return Math.abs(ratio - 1) <= tolerance && (file.isScalable || stated.widthPx <= file.widthPx);
}
