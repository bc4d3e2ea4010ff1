import { posix as path } from 'node:path';
import type { SourceFile } from './checkLayers.ts';
import { importsOf } from './importsOf.ts';
import { folderOrder } from './layers.ts';

/** Maximum number of files in a folder. */
const maxFiles = 25;

/** Folders that are lists by nature: documents, pictures and texts. */
const listFolders: readonly RegExp[] = [
  /^tenants\//,
  /^docs\/adr\//,
  /^packages\/demo-content\/(?:content|src\/art)\//,
  /^\.github\/pictures\//,
];

/**
 * Returns every import that violates the order of a package's folders. Imports of types and
 * `import()` count, because they are dependencies too.
 */
export function checkFolderOrder(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const position = placeOf(file.path);
    if (!position || isTest(file.path)) return [];
    const { root, folder } = position;
    const order = folderOrder[root] ?? [];
    if (folder === undefined) return [];
    const ownIndex = order.indexOf(folder);
    if (ownIndex < 0)
      return [
        `${file.path}: the folder ${folder} is missing in folderOrder of ${root} (layers.ts).`,
      ];
    const ownName = `@livery/${path.basename(path.dirname(root))}`;
    return importsOf(file.text).flatMap(({ specifier, line }) => {
      if (specifier === ownName || specifier.startsWith(`${ownName}/`))
        return [
          `${file.path}:${line} imports ${specifier}: a package imports its own files by their paths.`,
        ];
      if (!specifier.startsWith('.')) return [];
      const target = placeOf(path.join(path.dirname(file.path), specifier));
      if (!target || target.root !== root || target.folder === folder) return [];
      if (target.folder === undefined)
        return [
          `${file.path}:${line} imports ${specifier}: a folder imports nothing from beside it.`,
        ];
      return order.indexOf(target.folder) < ownIndex
        ? []
        : [
            `${file.path}:${line} imports ${specifier}: ${folder} comes before ${target.folder} in folderOrder (scripts/check/layers.ts). Move the shared part to an earlier folder.`,
          ];
    });
  });
}

/** Returns every folder with too many files, without the generated ones. */
export function checkFolderSizes(paths: readonly string[]): string[] {
  const written = paths.filter((file) => !/\.gen\.\w+$/.test(file));
  return [...Map.groupBy(written, (file) => path.dirname(file))]
    .filter(
      ([folder, files]) =>
        files.length > maxFiles && !listFolders.some((list) => list.test(`${folder}/`)),
    )
    .map(
      ([folder, files]) =>
        `${folder} has ${files.length} files: divide it, so that no folder has more than ${maxFiles}.`,
    );
}

function placeOf(file: string): { root: string; folder: string | undefined } | undefined {
  const root = Object.keys(folderOrder).find((candidate) => file.startsWith(`${candidate}/`));
  if (root === undefined) return undefined;
  const [first, second] = file.slice(root.length + 1).split('/');
  return { root, folder: second === undefined ? undefined : first };
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}
