import { buildPath } from '@livery/model';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { rolldownGroups } from './chunkGroups.ts';

/**
 * What axios carries and the site leaves unused, a quarter of its size: the adapter for `fetch` (a
 * browser's first is that over XMLHttpRequest) and a table of status names.
 */
const unusedOfAxios: ReadonlyMap<string, string> = new Map([
  ['./fetch.js', 'export const getFetch = () => null;'],
  ['./helpers/HttpStatusCode.js', 'export default {};'],
]);

const leanAxios: Plugin = {
  name: 'lean-axios',
  enforce: 'pre',
  resolveId: (source, importer) =>
    unusedOfAxios.has(source) && importer?.includes('/node_modules/axios/lib/')
      ? `\0axios${source}`
      : null,
  load: (id) => (id.startsWith('\0axios') ? unusedOfAxios.get(id.slice('\0axios'.length)) : null),
};

const assetsDir = buildPath.slice(1, -1);

// A slow machine is no fault of a plugin.
const quiet = { checks: { pluginTimings: false } };

/**
 * Two entries of one program: the browser's, and with `--ssr` the guest-page renderer the server
 * loads.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanAxios],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2024',
    // Older targets rewrite light-dark() into variables that a later change of the colour scheme
    // does not reach.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // Its own path: the content security policy takes scripts from there only.
    assetsDir,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // One sheet: all of it packed is smaller than what two dozen requests of a page cost before its
    // first paint.
    cssCodeSplit: false,
    // What imports a part has these already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_address, files) =>
        files.filter((file) => !/\/(?:core|libraries|rolldown-runtime)-/.test(file)),
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
  // A build has no libraries beside it; in development Node loads them, as CommonJS where they are.
  ssr: { noExternal: command === 'build' ? true : [/^@livery\//] },
}));
