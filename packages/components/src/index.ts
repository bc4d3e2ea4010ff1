export { Centre, type PageRenderer } from './centre/Centre/Centre.tsx';
export {
  ChunkError,
  loadChunk,
  loadLazyChunk,
  startLazyChunks,
  watchChunks,
} from './core/chunks/loadChunk.ts';
export { NodeFailed } from './core/NodeFailed/NodeFailed.tsx';
export { Notices } from './shell/Notices/Notices.tsx';
export { Overlays } from './registry/Overlays.tsx';
export { contentId } from './shell/PageShell/PageShell.tsx';
export { untrustedEntry } from './play/GameStage/arrival.ts';
export { componentRegistry } from './registry/registry.ts';
export { SkipToContent } from './shell/SkipToContent/SkipToContent.tsx';
export { StoresProvider } from './core/stores.ts';
