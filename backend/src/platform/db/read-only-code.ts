type MakesFolders = { ensureMigrationsDirExists(): Promise<void> };

/**
 * Runs the engine's migrations in code that may only be read, as in a container or a hardened unit: before each module's
 * own, the library makes the folder that they would be in, and fails where it cannot. Modules without a table, most
 * providers among them, have no such folder, and need none: what is not there has no migrations.
 */
export async function withoutNewFolders<Result>(
  { prototype }: { prototype: object },
  run: () => Promise<Result>,
): Promise<Result> {
  const migrator = prototype as MakesFolders;
  const make = migrator.ensureMigrationsDirExists;
  migrator.ensureMigrationsDirExists = async () => {};
  try {
    return await run();
  } finally {
    migrator.ensureMigrationsDirExists = make;
  }
}
