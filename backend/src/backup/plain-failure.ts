/** A failure that an operator can mend: its message is complete, and the commands print it without a stack. */
export class PlainFailure extends Error {
  override name = "PlainFailure";
}
