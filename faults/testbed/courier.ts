import type { Server } from "node:http";
import type { ParcelEntry } from "../../sandbox/courier/parcel-ledger";
import { openCourier } from "../../sandbox/courier/stand-in";
import { serve } from "../../sandbox/serve";
import { findFreePort } from "../../scripts/free-port";

export const courierKeys = { email: "api@faults.example", password: "parcels by the dozen" };
export const courierToken = "a-token-of-the-fault-table";

/** The courier outside the shop: the sandbox's stand-in, served from this process. */
export class Courier {
  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async open(): Promise<Courier> {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const standIn = openCourier({ ...courierKeys, origin: () => url });
    return new Courier(url, await serve(port, standIn.routes));
  }

  async faults(faults: object = {}): Promise<void> {
    await fetch(`${this.url}/courier/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(faults),
    });
  }

  async parcels(): Promise<ParcelEntry[]> {
    const response = await fetch(`${this.url}/courier/ledger`);
    return ((await response.json()) as { parcels: ParcelEntry[] }).parcels;
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }
}
