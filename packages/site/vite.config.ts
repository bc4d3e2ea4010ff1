import { buildPath } from '@livery/model';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { rolldownGroups } from './chunkGroups.ts';
import { leanLibraries, leanPreload, productionBuilds } from './leanLibraries.ts';

const sheetsByScope = new Map<string, string>();

/**
 * Returns a class of a component's sheet, for example `SiteFooter-age` or `uiButton-label`. Names
 * compress better than hashes. Throws if two sheets of a package have the same name.
 */
function scopedClassName(name: string, file: string): string {
  const sheet = file.split('?')[0] ?? file;
  const scope = `${sheet.includes('/packages/ui/') ? 'ui' : ''}${basename(sheet, '.module.css')}`;
  const other = sheetsByScope.get(scope) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} need different names.`);
  sheetsByScope.set(scope, sheet);
  return `${scope}-${name}`;
}

// The file's own format
const supportedBrowsers = JSON.parse(
  readFileSync(new URL('supportedBrowsers.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;
const buildTargets = Object.entries(supportedBrowsers).map(
  ([browser, version]) => `${browser}${version}`,
);

const assetsDir = buildPath.slice(1, -1);

// A slow machine is no fault of a plugin.
const quiet = { checks: { pluginTimings: false } };

/**
 * Two entries of one program: the browser's, and with `--ssr` the guest-page renderer the server
 * loads.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanLibraries, leanPreload],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // Of the server's part, Node. Browsers older than light-dark() would get variables instead,
    // which a later change of the colour scheme does not reach.
    target: isSsrBuild ? 'es2024' : buildTargets,
    cssTarget: buildTargets,
    // Its own path: the content security policy takes scripts from there only.
    assetsDir,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // One sheet: all of it packed is smaller than what two dozen requests of a page cost before its
    // first paint.
    cssCodeSplit: false,
    // What imports a part has the first chunks already, and requests the part itself at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (address, files) =>
        files.filter(
          (file) => file !== address && !/\/(?:core|libraries|rolldown-runtime)-/.test(file),
        ),
    },
    rolldownOptions: isSsrBuild
      ? { ...quiet, input: 'src/renderGuestPage.tsx' }
      : {
          ...quiet,
          input: 'src/main.tsx',
          output: {
            // A generated file's chunk goes by its name alone.
            chunkFileNames: ({ name }) => `${assetsDir}/${name.replace(/\.gen$/, '')}-[hash].js`,
            codeSplitting: { groups: rolldownGroups() },
          },
        },
  },
  // As in development, where workers import modules.
  worker: { format: 'es' },
  resolve: { alias: command === 'build' && !isSsrBuild ? productionBuilds() : [] },
  css: { modules: { generateScopedName: scopedClassName } },
  // A build has no libraries beside it; in development Node loads them, as CommonJS where they are.
  ssr: { noExternal: command === 'build' ? true : [/^@livery\//] },
}));
