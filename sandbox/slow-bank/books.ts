import { randomBytes } from "node:crypto";

/**
 * A checkout that a shop opens for its shopper to pay. Amounts are rupees as text, "499.00", as this bank writes
 * them.
 */
export type Checkout = {
  checkout: string;
  reference: string;
  rupees: string;
  memo: string;
  openedAt: string;
};

/** A payment. `processing` may take the bank hours. */
export type Transfer = {
  transfer: string;
  checkout: string;
  rupees: string;
  state: "processing" | "settled" | "refused";
  reason: string | null;
  from: string;
  at: string;
};

/** A refund. `queued` until the bank's nightly run. */
export type Return = {
  return: string;
  transfer: string;
  rupees: string;
  key: string;
  state: "queued" | "done" | "refused";
};

export const newId = (kind: "CHK" | "TRF" | "RTN" | "EVT") =>
  `${kind}-${randomBytes(6).toString("hex").toUpperCase()}`;

/** All of the bank's data; in memory only. */
export class Books {
  readonly checkouts: Checkout[] = [];
  readonly transfers: Transfer[] = [];
  readonly returns: Return[] = [];

  checkout = (id: string) => this.checkouts.find(({ checkout }) => checkout === id);
  transfer = (id: string) => this.transfers.find(({ transfer }) => transfer === id);
  transfersOf = (id: string) => this.transfers.filter(({ checkout }) => checkout === id);
  returnsOf = (id: string) => this.returns.filter(({ transfer }) => transfer === id);
}
