/** The mail server knows nobody of this address: sending to it again is pointless. */
export class NoSuchMailbox extends Error {
  override name = "NoSuchMailbox";
}
