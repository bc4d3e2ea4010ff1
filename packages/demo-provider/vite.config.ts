import { join } from 'node:path';
import { defineConfig } from 'vite';
import { gameKinds } from './src/server/gameKinds.ts';

const web = join(import.meta.dirname, 'src/web');
const styles = [
  ['play', 'play.css'],
  ...gameKinds.map(
    (kind) => [kind, kind === 'betslip' ? 'betslip/betslip.css' : `games/${kind}.css`] as const,
  ),
] as const;

/** The scripts and styles of the games' pages, under the names that `renderPlayPage` links. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/play/files/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    // Older targets replace light-dark() with variables that ignore a later `data-theme`.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        main: join(web, 'main.ts'),
        ...Object.fromEntries(styles.map(([name, file]) => [`${name}.css`, join(web, file)])),
      },
      // The sandbox sends no file with a cache lifetime, so that names need no hash.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
