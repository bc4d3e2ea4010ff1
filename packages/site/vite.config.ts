import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    rolldownOptions: { input: isSsrBuild ? 'src/renderGuestPage.tsx' : 'src/main.tsx' },
  },
  ssr: { noExternal: true },
}));
