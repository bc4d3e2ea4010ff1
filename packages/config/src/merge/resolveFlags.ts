import type { FlagsDocument, ModuleNode } from '@livery/model';

/**
 * Returns the state of each flag. A brand's `false` is final; a flag with a module follows the
 * operator's module tree.
 *
 * Shape:  by flag name; a flag that depends on a tree that has not loaded yet is absent.
 * Source: CONF-03: a disabled parent disables its children. A module that is listed twice is on
 *         only where all its places are on.
 */
export function resolveFlags(
  flags: FlagsDocument,
  modules: readonly ModuleNode[] | undefined,
): Record<string, boolean> {
  const enabled = modules && enabledModules(modules);
  const resolved: [string, boolean][] = [];
  for (const [name, { value, module, whenMissing }] of Object.entries(flags.flags)) {
    if (module === undefined || value === false) resolved.push([name, value ?? false]);
    else if (enabled) resolved.push([name, enabled.get(module) ?? whenMissing]);
  }
  return Object.fromEntries(resolved);
}

function enabledModules(modules: readonly ModuleNode[]): Map<string, boolean> {
  const enabled = new Map<string, boolean>();
  const walk = (nodes: readonly ModuleNode[], parentsOn: boolean): void => {
    for (const node of nodes) {
      const on = parentsOn && node.enabled === '1';
      enabled.set(node.modId, on && enabled.get(node.modId) !== false);
      walk(node.childrenNodes ?? [], on);
    }
  };
  walk(modules, true);
  return enabled;
}
