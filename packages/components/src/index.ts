export { ChunkError, startLateFamilies, watchChunks } from './chunks.ts';
export { NodeFailed } from './NodeFailed/NodeFailed.tsx';
export { Notices } from './Notices/Notices.tsx';
export { Overlays } from './Overlays.tsx';
export { contentId } from './PageShell/PageShell.tsx';
export { componentRegistry } from './registry.ts';
export { SkipToContent } from './SkipToContent/SkipToContent.tsx';
export { StoresProvider } from './stores.ts';
