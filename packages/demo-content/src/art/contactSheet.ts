import { drawGameArt } from './drawGameArt.ts';
import { sceneFamilyNames } from './sceneFamilyNames.ts';

const COLUMNS = 10;
const CELL = { width: 150, height: 200, gap: 10 };

/** Draws `count` game pictures into one, ten in a row, for reviewing the whole set. */
export function drawContactSheet(count = 60): string {
  const width = COLUMNS * (CELL.width + CELL.gap) + CELL.gap;
  const height = Math.ceil(count / COLUMNS) * (CELL.height + CELL.gap) + CELL.gap;
  const cells = Array.from({ length: count }, (_, index) => {
    const family = sceneFamilyNames[index % sceneFamilyNames.length] ?? 'lagoonSunset';
    const x = CELL.gap + (index % COLUMNS) * (CELL.width + CELL.gap);
    const y = CELL.gap + Math.floor(index / COLUMNS) * (CELL.height + CELL.gap);
    const art = drawGameArt({ seed: `sheet-${index}`, family, title: family, plate: false });
    return art.replace(
      '<svg ',
      `<svg x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" `,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#12141c"/>${cells.join('')}</svg>`;
}
