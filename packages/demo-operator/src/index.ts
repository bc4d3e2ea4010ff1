export { createSandboxApp, type SandboxPorts } from './boot/createSandboxApp.ts';
export { startSandbox, type RunningSandbox, type SandboxOptions } from './boot/startSandbox.ts';
