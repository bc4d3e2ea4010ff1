/** Used part of package-lock.json. */
export interface Lockfile {
  packages: Readonly<
    Record<
      string,
      {
        optionalDependencies?: Readonly<Record<string, string>>;
        peerDependencies?: Readonly<Record<string, string>>;
        resolved?: string;
        link?: boolean;
      }
    >
  >;
}

/**
 * Returns optional packages that are referenced but have no entry, because `npm ci` would fail on
 * other platforms, and addresses of a specific registry.
 */
export function checkLockfile({ packages }: Lockfile): string[] {
  const keys = Object.keys(packages);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !keys.some((key) => key.endsWith(`node_modules/${name}`)))
      .map(
        (name) =>
          `package-lock.json: ${path || 'the project'} names ${name}, which the lockfile does not hold; choose a version whose optional packages are all there.`,
      ),
  );
  const addresses = Object.entries(packages).flatMap(([path, { resolved, link }]) =>
    !link && resolved?.startsWith('http')
      ? [`package-lock.json: ${path} holds an address of a registry.`]
      : [],
  );
  return [...missing, ...addresses];
}
