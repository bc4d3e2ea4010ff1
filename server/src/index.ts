export { createServer, type LiveryServer, type ServerPorts } from './createServer.ts';
export type { ClientBuild, ChunkFiles } from './assets/ClientBuild.ts';
export { clientBuildOf } from './assets/clientBuildOf.ts';
export type { ClientFiles } from './assets/ClientFiles.ts';
export type { DevHook } from './pages/Documents.ts';
