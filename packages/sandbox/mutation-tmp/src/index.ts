export { createSandboxApp, type SandboxPorts } from './createSandboxApp.ts';
export { startSandbox, type RunningSandbox, type SandboxOptions } from './startSandbox.ts';
