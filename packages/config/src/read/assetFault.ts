import type { FontMetrics } from '@livery/model';
import type { ConfigProblem } from '../report/ConfigProblem.ts';
import { assetEndings, assetTypeOf, endingOf } from './assetTypes.ts';
import { pictureSize } from './pictureSize.ts';

const fontType = 'font/woff2';
const mebibyte = 1024 * 1024;
/** Larger files are published, with a warning. */
const maxSmoothBytes = mebibyte;
/** A decoded picture takes four bytes of memory a pixel, whatever the size of its file. */
const maxMegapixels = 25;
/** A subset of a variable font with the letters of many languages has less. */
const maxSmoothFontBytes = 150 * 1024;

/**
 * Returns why a file of the assets folder must not be published, because a browser could run it or
 * run out of memory; or that it loads slowly.
 *
 * @param font metrics of a font file that can be read.
 */
export function assetFault(
  name: string,
  content: Uint8Array,
  font?: FontMetrics,
): Pick<ConfigProblem, 'code' | 'message'> | undefined {
  const type = assetTypeOf(name);
  if (!type)
    return {
      code: 'LV515',
      message: `"${name}" cannot be published; the files of a brand end in ${assetEndings.join(', ')}`,
    };
  const [mediaType = ''] = type.mediaType.split(';');
  if (content.length === 0)
    return { code: 'LV516', message: `"${name}" is empty; save the file again` };
  if (!type.matches(content) || (mediaType === fontType && !font))
    return {
      code: 'LV516',
      message: `the content of "${name}" is not ${mediaType}${endingAdvice(content)}`,
    };
  const size = pictureSize(mediaType, content);
  const megapixels = size ? (size.widthPx * size.heightPx) / 1e6 : 0;
  if (size && megapixels > maxMegapixels)
    return {
      code: 'LV741',
      message: `"${name}" is ${size.widthPx} × ${size.heightPx} pixels, which take ${Math.round(megapixels * 4)} MB of a phone's memory; save it with at most ${maxMegapixels} million`,
    };
  if (font && content.length > maxSmoothFontBytes)
    return {
      code: 'LV114',
      message: `"${name}" has ${Math.round(content.length / 1024)} kB, for which the text of a page waits; save only the letters of the brand's languages`,
    };
  return content.length > maxSmoothBytes
    ? {
        code: 'LV113',
        message: `"${name}" has ${(content.length / mebibyte).toFixed(1)} MB, which a phone loads for seconds; save it with fewer pixels, or as .webp or .avif`,
      }
    : undefined;
}

function endingAdvice(content: Uint8Array): string {
  const ending = endingOf(content);
  return ending === undefined ? '' : `; by its content, its name ends in ${ending}`;
}
