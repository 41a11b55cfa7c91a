/** Known failures of PostgreSQL, each with a helpful sentence; the first match is used. */
const REASONS: [RegExp, (place: string) => string][] = [
  [
    /No space left on device/,
    (place) => `The disk that holds ${place} is full: free some room and start again.`,
  ],
  [
    /initialized by PostgreSQL version|incompatible with server/,
    (place) =>
      `The database in ${place} was made by another version of PostgreSQL: see "Upgrading" in docs/operating.md.`,
  ],
  [
    /Read-only file system|Permission denied/,
    (place) =>
      `PostgreSQL may not write in ${place}: give its owner that right, or set DATA_DIR to another folder.`,
  ],
  [
    /Cannot allocate memory|could not map anonymous shared memory|could not create shared memory/,
    () =>
      "There is not enough memory left for PostgreSQL (it takes about 300 MB): close something and start again.",
  ],
  [
    /error while loading shared libraries|ENOENT|Exec format error|cannot execute/,
    () =>
      "The embedded PostgreSQL does not run on this system: set DATABASE_URL to a PostgreSQL 15 or newer.",
  ],
];

/** Turns PostgreSQL's last output into one sentence. `place` is its data folder. */
export function explainFailure(output: string, place: string): string {
  const known = REASONS.find(([pattern]) => pattern.test(output));
  if (known) return known[1](place);
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const last =
    lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? "no word why";
  return `PostgreSQL did not start (${last.trim()}): its log is beside the data in ${place}.`;
}

/** True for temporary failures: a port taken meanwhile, or a killed server that is still ending. */
export function isWorthRetrying(output: string): boolean {
  return /Address already in use|pre-existing shared memory block|could not create any TCP\/IP sockets/.test(
    output,
  );
}
