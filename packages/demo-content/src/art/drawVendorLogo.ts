import { darker, lighter, mix } from './brush/mix.ts';
import { PaintBox } from './brush/PaintBox.ts';
import { group, placeAt, rect } from './brush/shapes.ts';
import { escapeXml } from './escapeXml.ts';
import { fitText } from './fitText.ts';
import { palettes } from './palettes.ts';
import { Random } from './Random.ts';
import { vendorMarks } from './vendorMarks.ts';

/** Draws a 240 by 80 wordmark on a dark plate, so that it is legible on light and dark pages. */
export function drawVendorLogo({
  seed,
  name,
}: {
  readonly seed: string;
  readonly name: string;
}): string {
  const random = new Random(`logo:${seed}`);
  const paints = new PaintBox(random);
  const palette = random.pick(palettes);
  const base = mix(
    random.pick([palette.sky[0], palette.land[2], palette.subject]),
    '#0b0e1a',
    0.55,
  );
  const plate = paints.linear(
    [
      [0, lighter(base, 0.1)],
      [1, darker(base, 0.4)],
    ],
    'diagonal',
  );
  const light = random.pick(['#ffffff', palette.trim, lighter(palette.accent, 0.4)]);
  const bright = random.pick(
    [palette.subject, palette.accent, palette.trim].filter((colour) => colour !== light),
  );
  const mark = group(
    random.pick(vendorMarks)(random, light, lighter(bright, 0.12)),
    placeAt(42, 40),
  );
  const [first = name, ...rest] = name.split(' ');
  const second = rest.join(' ').toUpperCase();
  const words =
    second === ''
      ? fitText({ text: first, x: 76, y: 49, maxWidth: 148, maxSize: 27, fill: '#ffffff' })
      : fitText({ text: first, x: 76, y: 43, maxWidth: 148, maxSize: 27, fill: '#ffffff' }) +
        fitText({
          text: second,
          x: 77,
          y: 60,
          maxWidth: 144,
          maxSize: 11,
          fill: lighter(light === '#ffffff' ? bright : light, 0.6),
          weight: 600,
          tracking: 0.22,
        });
  const drawing = paints.compose([
    rect(1, 1, 238, 78, plate, {
      rx: 16,
      stroke: '#ffffff',
      'stroke-opacity': 0.16,
      'stroke-width': 1.5,
    }),
    mark,
    words,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80" role="img" aria-label="${escapeXml(name)}">${drawing}</svg>`;
}
