// @ts-check

/** A failure that the user can fix: its message is complete, so no stack is printed. */
export class PlainFailure extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence);
    this.name = "PlainFailure";
  }
}

/**
 * Prints a failure: one sentence if it is ours, the stack if it is a bug.
 * @param {unknown} error
 */
export function printFailure(error) {
  const isPlain = error instanceof Error && error.name === "PlainFailure";
  const text = isPlain ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n✖ ${text}\n`);
}
