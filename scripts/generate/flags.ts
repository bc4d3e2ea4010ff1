import { readdir, readFile } from 'node:fs/promises';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

const source = 'node_modules/country-flag-icons/3x2';
const target = 'packages/components/src/protection/CountryPicker';

/** Generates the SVG sprite of the countries' flags and the list of their codes. */
export async function flags(): Promise<GeneratedFile[]> {
  const codes = (await readdir(source))
    .filter((name) => /^[A-Z]{2}\.svg$/.test(name))
    .map((name) => name.slice(0, 2))
    .toSorted();
  const symbols = await Promise.all(
    codes.map(async (code) => symbol(code, await readFile(`${source}/${code}.svg`, 'utf8'))),
  );
  const list = codes.map((code) => `  '${code}',`).join('\n');
  return [
    {
      path: `${target}/flags.gen.svg`,
      text: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
    },
    {
      path: `${target}/flagCodes.gen.ts`,
      text: `${generatedNotice}/** ISO 3166 codes of the countries in flags.gen.svg. */\nexport const flagCodes: readonly string[] = [\n${list}\n];\n`,
    },
  ];
}

function symbol(code: string, svg: string): string {
  const drawing = /^<svg [^>]*viewBox="([\d. ]+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg);
  if (!drawing) throw new Error(`country-flag-icons has no drawing in ${code}.svg`);
  const [, viewBox, body = ''] = drawing;
  // Ids would collide in the sprite.
  if (body.includes(' id=')) throw new Error(`${code}.svg of country-flag-icons has ids`);
  return `<symbol id="${code}" viewBox="${viewBox}">${body.trim()}</symbol>`;
}
