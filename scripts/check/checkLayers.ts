import { importsOf } from './importsOf.ts';
import {
  builtFolders,
  compositionRoots,
  demonstration,
  demonstrationTools,
  layers,
  nodeLayers,
  portGlobals,
  templateFolders,
} from './layers.ts';

/** Source file of the project with its path from the root. */
export interface SourceFile {
  path: string;
  text: string;
}

/**
 * Returns every import that violates the layers, every use of network, clock or environment outside
 * a composition root, and every file of the platform that names a package of the demonstration.
 */
export function checkLayers(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...badImports(file), ...badGlobals(file), ...badNames(file)]);
}

function badImports(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (!layer || templateFolders.some((folder) => file.path.startsWith(folder))) return [];
  const isTest = testFile(file.path);
  return importsOf(file.text).flatMap(({ specifier, line, typeOnly }) => {
    const at = `${file.path}:${line}`;
    if (
      nodeLayers.includes(layer) &&
      !builtFolders.some((folder) => file.path.startsWith(folder)) &&
      !isTest &&
      !typeOnly &&
      /\.(?:tsx|css)(?:\?|$)/.test(specifier)
    )
      return [
        `${at} imports ${specifier}: Node loads neither .tsx nor CSS; move it to a package that Vite builds.`,
      ];
    const target = targetOf(file.path, specifier);
    if (target === undefined || target === layer || isTest) return [];
    const allowed = layers[layer];
    if (!allowed || allowed.includes(target)) return [];
    return [
      `${at} imports ${target}: ${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing'}. Pass what it needs as an argument.`,
    ];
  });
}

function badGlobals(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  if (!layer || testFile(file.path) || compositionRoots.includes(file.path)) return [];
  return portGlobals
    .filter((rule) => rule.layers.includes(layer) && rule.pattern.test(withoutComments(file.text)))
    .map((rule) => `${file.path} uses ${rule.name}: only composition roots do; take it as a port.`);
}

function badNames(file: SourceFile): string[] {
  const layer = layerOf(file.path);
  const isPlatform =
    layer !== undefined &&
    Object.hasOwn(layers, layer) &&
    !demonstration.includes(layer) &&
    !demonstrationTools.some((folder) => file.path.startsWith(folder));
  if (!isPlatform) return [];
  return demonstration
    .filter((name) => file.text.includes(name))
    .map(
      (name) =>
        `${file.path} names ${name}: the platform works without the demonstration. Use a port, or a fixture of @livery/testing.`,
    );
}

function layerOf(path: string): string | undefined {
  return /^packages\/([^/]+)\/src\//.exec(path)?.[1] ?? /^(server|scripts)\//.exec(path)?.[1];
}

function testFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /\/testing\//.test(path);
}

function targetOf(path: string, specifier: string): string | undefined {
  const named = /^@livery\/([a-z0-9-]+)/.exec(specifier)?.[1];
  if (named) return named;
  if (!specifier.startsWith('.')) return undefined;
  return layerOf(new URL(specifier, `file:///${path}`).pathname.slice(1));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}
