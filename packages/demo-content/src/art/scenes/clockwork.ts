import { darker, lighter, mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, ellipse, group, path, placeAt, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene, spread } from '../Frame.ts';
import { bokeh } from '../motifs/light.ts';

/** A great clock face driven by brass wheels. */
export const clockwork: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const brass = mix(palette.trim, '#b97a2a', 0.4);
  const copper = mix(palette.subject, '#a4562c', 0.45);
  const steel = mix(palette.land[0], '#c9d2de', 0.45);
  const metals = [brass, copper, steel].map((metal) => ({
    metal,
    paint: paints.linear(
      [
        [0, lighter(metal, 0.45)],
        [0.5, metal],
        [1, darker(metal, 0.5)],
      ],
      'diagonal',
    ),
  }));
  const face = paints.radial([
    [0, '#fffdf2'],
    [0.7, '#f5e6c0'],
    [1, '#d9b878'],
  ]);
  const wall = paints.radial(
    [
      [0, mix(palette.sky[1], palette.sky[2], 0.35)],
      [0.5, palette.sky[0]],
      [1, palette.ink],
    ],
    0.5,
    0.45,
    0.75,
  );
  // Teeth and ticks are dashes of a thick circle: one short element instead of a long outline.
  const teeth = (r: number, count: number, colour: string): string => {
    const unit = (2 * Math.PI * r * 0.93) / count;
    return circle(0, 0, r * 0.93, 'none', {
      stroke: colour,
      'stroke-width': r * 0.16,
      'stroke-dasharray': trace`${unit * 0.5} ${unit * 0.5}`,
    });
  };
  const wheel = (x: number, y: number, r: number, kind: number): string => {
    const { metal, paint } = metals[kind % 3] ?? { metal: brass, paint: brass };
    const dark = darker(metal, 0.55);
    const spokes = Array.from(
      { length: 5 },
      (_, i) => trace`M0 0L${Math.cos(i * 1.2566) * r * 0.66} ${Math.sin(i * 1.2566) * r * 0.66}`,
    ).join('');
    return (
      circle(x + 5, y + 8, r * 0.94, palette.ink, { opacity: 0.4 }) +
      group(
        teeth(r, Math.max(10, Math.round(r / 3.4)), metal) +
          circle(0, 0, r * 0.89, paint) +
          circle(0, 0, r * 0.66, palette.ink, { opacity: 0.75 }) +
          circle(0, 0, r * 0.76, 'none', {
            stroke: lighter(metal, 0.5),
            'stroke-width': 1.5,
            opacity: 0.7,
          }) +
          stroke(spokes, metal, r * 0.15) +
          circle(0, 0, r * 0.26, paint) +
          circle(0, 0, r * 0.1, dark),
        placeAt(x, y, 1, random.int(0, 60)),
      )
    );
  };
  const ticks = (inner: number, count: number, width: number): string => {
    const r = (inner + 72) / 2;
    return circle(0, 0, r, 'none', {
      stroke: '#4a3220',
      'stroke-width': 72 - inner,
      'stroke-dasharray': `${width} ${((2 * Math.PI * r) / count - width).toFixed(3)}`,
      'stroke-dashoffset': width / 2,
    });
  };
  const hand = (degrees: number, length: number, wide: number): string =>
    path(
      trace`M${-wide} 12L${-wide * 0.6} ${-length * 0.55}L${-wide * 1.6} ${-length * 0.66}L0 ${-length}L${wide * 1.6} ${-length * 0.66}L${wide * 0.6} ${-length * 0.55}L${wide} 12Z`,
      '#2a1a12',
      placeAt(0, 0, 1, degrees),
    );
  const rimPaint = metals[0]?.paint ?? brass;
  const clock = group(
    ellipse(5, 12, 106, 106, palette.ink, { opacity: 0.5 }) +
      circle(0, 0, 104, rimPaint) +
      circle(0, 0, 92, darker(brass, 0.6)) +
      circle(0, 0, 88, rimPaint) +
      circle(0, 0, 79, face) +
      circle(0, 0, 98, 'none', {
        stroke: lighter(brass, 0.7),
        'stroke-width': 6,
        'stroke-linecap': 'round',
        'stroke-dasharray': '0 51.31',
        'stroke-dashoffset': 20,
      }) +
      ticks(67, 60, 1.2) +
      ticks(58, 12, 4) +
      circle(0, 0, 50, 'none', { stroke: copper, 'stroke-width': 1.6, opacity: 0.8 }) +
      group(
        teeth(24, 12, copper) + circle(0, 0, 17, 'none', { stroke: copper, 'stroke-width': 8 }),
        { ...placeAt(0, 26), opacity: 0.55 },
      ) +
      hand(random.int(0, 359), 44, 3.6) +
      hand(random.int(0, 359), 64, 2.8) +
      circle(0, 0, 7, palette.subject) +
      circle(-1.5, -2, 2.4, '#ffffff', { opacity: 0.8 }) +
      path('M-66-40A78 78 0 0 1 40-66Q-10-50-52 6-70-10-66-40Z', '#ffffff', { opacity: 0.26 }),
    placeAt(150, 196, random.between(0.98, 1.06)),
  );
  const pipeX = random.pick([30, 262]);
  return paints.compose([
    rect(frame.left, 0, frame.right - frame.left, 400, wall),
    bokeh(random, frame, [palette.trim, palette.glow, palette.subject], 20, 380, 9),
    spread(random, frame, 2, (x) =>
      group(
        teeth(70, 18, palette.land[1]) +
          circle(0, 0, 46, 'none', { stroke: palette.land[1], 'stroke-width': 34 }),
        { opacity: 0.5, ...placeAt(x, random.int(40, 350), random.between(0.7, 1.3)) },
      ),
    ),
    rect(pipeX - 9, -10, 18, 420, metals[1]?.paint ?? copper) +
      [70, 190, 320]
        .map((y) => rect(pipeX - 14, y, 28, 12, metals[0]?.paint ?? brass, { rx: 4 }))
        .join(''),
    wheel(62, 84, random.int(50, 60), 2),
    wheel(244, 92, random.int(46, 56), 1),
    wheel(48, 316, random.int(56, 66), 1),
    wheel(252, 322, random.int(60, 70), 0),
    frame.left < 0 ? wheel(-70, 210, 64, 2) + wheel(370, 200, 60, 2) : '',
    clock,
    wheel(94, 330, 30, 0),
    wheel(218, 76, 26, 0),
  ]);
};
