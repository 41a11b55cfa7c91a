type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
};

const isEngine = (name: string) => name.startsWith("@medusajs/");

/** The engine version that a manifest requires, if any. */
export function engineVersionIn({ dependencies, devDependencies }: Manifest): string | undefined {
  const all = { ...devDependencies, ...dependencies };
  return Object.entries(all).find(([name]) => isEngine(name))?.[1];
}

/**
 * The manifest with every engine package at `version`. Overrides stay: they replace engine packages that this shop
 * does not use.
 */
export function pinEngine<Given extends Manifest>(manifest: Given, version: string): Given {
  const pinned = { ...manifest };
  for (const kind of ["dependencies", "devDependencies"] as const) {
    const asked = manifest[kind];
    if (asked)
      pinned[kind] = Object.fromEntries(
        Object.entries(asked).map(([name, old]) => [name, isEngine(name) ? version : old]),
      );
  }
  return pinned;
}

type Lock = { packages: Record<string, unknown>; [key: string]: unknown };

/** The lock without the engine's packages: npm would otherwise check the new ones against the old ones in it. */
export function forgetEngine<Given extends Lock>(lock: Given): Given {
  const others = Object.entries(lock.packages).filter(([path]) => !path.includes("node_modules/@medusajs/"));
  return { ...lock, packages: Object.fromEntries(others) };
}
