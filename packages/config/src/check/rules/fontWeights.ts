import type { Check } from '../BrandUnderCheck.ts';
import { joinPointer } from '../../source/pointer.ts';

/** Checks that the weights of variable fonts are ranges from light to bold. */
export const fontWeights: Check = ({ documents }, report) => {
  for (const [family, faces] of Object.entries(documents.theme?.font.families ?? {}))
    for (const [index, { weight }] of faces.entries()) {
      const [from = 0, to = from] = weight.split(' ').map(Number);
      if (from > to)
        report(
          'LV206',
          joinPointer('/theme/font/families', family, index, 'weight'),
          `the range "${weight}" begins with the bolder weight; write "${to} ${from}"`,
        );
    }
};
