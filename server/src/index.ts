export type { ClientBuild } from './assets/ClientBuild.ts';
export { PortBusyError } from './boot/listen.ts';
export { SettingsError } from '@livery/config';
export { readSettings, type Settings } from './boot/readSettings.ts';
export {
  builtSite,
  startServer,
  type RunningServer,
  type SiteProgram,
} from './boot/startServer.ts';
export { createServer } from './boot/createServer.ts';
export type { LiveryServer, ServerPorts } from './boot/ServerPorts.ts';
export type { DevHook } from './documents/DocumentCache.ts';
