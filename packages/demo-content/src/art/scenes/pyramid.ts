import { mix } from '../brush/mix.ts';
import { PaintBox } from '../brush/PaintBox.ts';
import { circle, path, rect, stroke } from '../brush/shapes.ts';
import { trace } from '../brush/trace.ts';
import { CARD_FRAME, type DrawScene } from '../Frame.ts';
import { hills } from '../motifs/hills.ts';
import { sunburst } from '../motifs/light.ts';
import { sky } from '../motifs/sky.ts';
import { stars } from '../motifs/stars.ts';
import { palmTree } from '../motifs/trees.ts';

/** A great pyramid with a shining capstone, flanked by obelisks. */
export const pyramid: DrawScene = (random, palette, frame = CARD_FRAME) => {
  const paints = new PaintBox(random);
  const stone = mix(palette.trim, palette.land[0], 0.35);
  const lit = paints.linear([
    [0, mix(stone, palette.glow, 0.55)],
    [1, stone],
  ]);
  const shade = paints.linear([
    [0, mix(stone, palette.land[2], 0.55)],
    [1, mix(stone, palette.land[2], 0.85)],
  ]);
  const gold = paints.linear([
    [0, '#ffffff'],
    [1, palette.trim],
  ]);
  const sand = paints.linear([
    [0, mix(palette.trim, palette.land[0], 0.55)],
    [1, palette.land[2]],
  ]);
  const apex = 92 + random.int(0, 22);
  const halo = paints.glow(palette.glow, 0.9);
  const solid = (x: number, top: number, base: number, half: number): string => {
    const ridgeX = x + half * 0.22;
    return (
      path(trace`M${x} ${top}L${x - half} ${base}L${ridgeX} ${base + 8}Z`, lit) +
      path(trace`M${x} ${top}L${ridgeX} ${base + 8}L${x + half} ${base}Z`, shade)
    );
  };
  const courses = Array.from({ length: 11 }, (_, row) => {
    const y = apex + 36 + row * 15;
    const half = ((y - apex) / (300 - apex)) * 138;
    return trace`M${150 - half} ${y}L${150 + half * 0.22} ${y + 1}L${150 + half} ${y}`;
  }).join('');
  const joints = Array.from({ length: 34 }, () => {
    const row = random.int(2, 10);
    const y = apex + 36 + row * 15;
    return trace`M${150 - ((y - apex) / (300 - apex)) * 138 * random.between(-0.2, 0.9)} ${y}v14`;
  }).join('');
  const obelisk = (x: number, base: number, height: number): string =>
    path(trace`M${x - 9} ${base}l3 ${-height}h12l3 ${height}z`, lit) +
    path(trace`M${x + 1} ${base}v${-height}h5l3 ${height}z`, shade) +
    path(trace`M${x - 6} ${base - height}l6-14 6 14z`, gold) +
    stroke(
      Array.from({ length: 5 }, (_, row) => trace`M${x - 4} ${base - 14 - row * 17}h5m-3 5h4`).join(
        '',
      ),
      palette.land[2],
      1.8,
      { opacity: 0.55 },
    ) +
    rect(x - 13, base - 3, 26, 9, stone) +
    rect(x - 13, base + 2, 26, 4, palette.land[2], { opacity: 0.6 });
  const dune = mix(palette.land[2], palette.ink, 0.3);
  return paints.compose([
    sky(paints, palette.sky, frame, 330),
    palette.mood === 'day' ? '' : stars(random, frame, palette.glow, 180),
    path(sunburst(150, apex + 6, 520, 14, random.next()), palette.glow, { opacity: 0.1 }),
    circle(150, apex + 8, 150, halo),
    circle(150, apex + 10, random.int(46, 60), palette.glow, { opacity: 0.85 }),
    solid(random.int(10, 40), 206, 296, 92),
    solid(random.int(262, 292), 192, 296, 98),
    frame.left < 0 ? solid(-170, 226, 298, 90) : '',
    path(hills(random, frame, 300, 8, 3), mix(palette.trim, palette.land[0], 0.7)),
    solid(150, apex, 300, 138),
    stroke(courses + joints, palette.land[2], 1.3, { opacity: 0.32 }),
    path(trace`M150 ${apex}l-18 30 22 1z`, gold) +
      path(trace`M150 ${apex}l4 31 14-1z`, palette.trim),
    path('M104 307v-26l7-10h13l6 11v26z', palette.ink) +
      path('M107 307v-24l5-8h9l5 8v25z', palette.glow, { opacity: 0.75 }),
    stroke('M98 309v-30l9-13h19l9 13v31', mix(stone, palette.glow, 0.5), 4),
    path(hills(random, frame, 316, 12, 2), sand),
    obelisk(62, 336, random.int(112, 138)),
    obelisk(238, 336, random.int(112, 138)),
    path(hills(random, frame, 350, 16, 2), mix(palette.land[1], palette.trim, 0.25)),
    path(hills(random, frame, 374, 14, 2), dune),
    palmTree(random, 22, 384, random.int(104, 130), 14, dune, palette.land[2], dune),
    palmTree(random, 282, 386, random.int(90, 120), -12, dune, palette.land[2], dune),
  ]);
};
