import { readFile } from 'node:fs/promises';
import { generatedNotice, type GeneratedFile } from './GeneratedFile.ts';

/** Generates the SVG sprite of the platform's icons and the list of their names. */
export async function icons(): Promise<GeneratedFile[]> {
  const names = (
    JSON.parse(await readFile('packages/ui/src/Icon/icons.json', 'utf8')) as string[]
  ).toSorted();
  const symbols = await Promise.all(
    names.map(async (name) =>
      symbol(name, await readFile(`node_modules/lucide-static/icons/${name}.svg`, 'utf8')),
    ),
  );
  const list = names.map((name) => `  '${name}',`).join('\n');
  return [
    {
      path: 'packages/ui/src/Icon/icons.gen.svg',
      text: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
    },
    {
      path: 'packages/model/src/generated/iconNames.gen.ts',
      text: `${generatedNotice}/** The icons a menu or component may name. */\nexport const iconNames = [\n${list}\n] as const;\n\n/** A name of {@link iconNames}. */\nexport type IconName = (typeof iconNames)[number];\n`,
    },
  ];
}

function symbol(name: string, svg: string): string {
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (body === undefined) throw new Error(`lucide-static has no drawing in ${name}.svg`);
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body.replaceAll(/\s+/g, ' ').trim()}</symbol>`;
}
