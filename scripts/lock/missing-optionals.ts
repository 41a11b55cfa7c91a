/** The fields of a package-lock.json entry that are used here. */
export type LockEntry = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type MissingOptional = { path: string; name: string; version: string; isDev: boolean };

/**
 * Optional packages that the lock requires and does not contain. If a registry lacks the packages of other systems,
 * npm omits them, and `npm ci` then refuses the lock everywhere. Only exact versions can be restored.
 */
export function findMissingOptionals(packages: Record<string, LockEntry>): MissingOptional[] {
  const missing = new Map<string, MissingOptional>();
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d+\.\d+\.\d+/.test(version) || isHeld(packages, parent, name)) continue;
      const path = besideParent(parent, name);
      missing.set(path, { path, name, version, isDev: entry.dev === true });
    }
  }
  return [...missing.values()];
}

/** Node's resolution: in the parent's own node_modules, then in every one above. */
function isHeld(packages: Record<string, LockEntry>, parent: string, name: string): boolean {
  for (let folder = parent; ; ) {
    const prefix = folder ? `${folder}/` : "";
    if (packages[`${prefix}node_modules/${name}`]) return true;
    if (!folder) return false;
    const above = folder.lastIndexOf("node_modules/");
    folder = above > 0 ? folder.slice(0, above - 1) : "";
  }
}

function besideParent(parent: string, name: string): string {
  const above = parent.lastIndexOf("node_modules/");
  return `${parent.slice(0, above + "node_modules/".length)}${name}`;
}
