import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Libraries every page needs before it hydrates: one chunk that outlives releases. */
const sharedLibraries = /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|mobx|mobx-react-lite|use-sync-external-store|i18next|dayjs)\//;

/** Two entries of one program: the browser's, and with `--ssr` the guest-page renderer the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2024',
    // Older targets rewrite light-dark() into variables that a later change of the colour scheme does not reach.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'src/renderGuestPage.tsx' }
      : { input: 'src/main.tsx', output: { codeSplitting: { groups: [{ name: 'libraries', test: sharedLibraries }] } } },
  },
  ssr: { noExternal: true },
}));
