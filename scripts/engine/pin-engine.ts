type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
};

const isEngine = (name: string) => name.startsWith("@medusajs/");

/** The version of the engine that a manifest asks for, if it asks for one. */
export function engineVersionIn({ dependencies, devDependencies }: Manifest): string | undefined {
  const all = { ...devDependencies, ...dependencies };
  return Object.entries(all).find(([name]) => isEngine(name))?.[1];
}

/**
 * The manifest with every package of the engine at `version`. Overrides stay: they replace packages of the engine that
 * this shop does without.
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

/** The lock without the engine's packages: npm would otherwise hold the new ones against the old ones it finds there. */
export function forgetEngine<Given extends Lock>(lock: Given): Given {
  const others = Object.entries(lock.packages).filter(([path]) => !path.includes("node_modules/@medusajs/"));
  return { ...lock, packages: Object.fromEntries(others) };
}
