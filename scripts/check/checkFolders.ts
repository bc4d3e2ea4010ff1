import { posix as path } from 'node:path';
import type { SourceFile } from './checkLayers.ts';
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

/** Returns every import that violates the order of a package's folders. */
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
    return importsOf(file.text).flatMap(({ specifier, typeOnly, line }) => {
      const target = placeOf(path.join(path.dirname(file.path), specifier));
      if (!target || target.root !== root || target.folder === folder) return [];
      if (target.folder === undefined)
        return typeOnly || ownIndex === order.length - 1
          ? []
          : [`${file.path}:${line} imports ${specifier}: a folder imports no code from beside it.`];
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

/**
 * Returns the static imports. Dynamic imports are excluded, because they separate chunks and are
 * not subject to the order.
 */
function importsOf(text: string): { specifier: string; typeOnly: boolean; line: number }[] {
  return [...text.matchAll(/(?:import|export)(\s+type)?\s[^;'"]*?from\s+'(\.[^']+)'/g)].map(
    (match) => ({
      specifier: match[2] ?? '',
      typeOnly: match[1] !== undefined,
      line: text.slice(0, match.index).split('\n').length,
    }),
  );
}
