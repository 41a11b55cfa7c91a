import type { Knex, knex } from "@medusajs/framework/mikro-orm/knex";
import type { Client } from "pg";
import { takeSeveralHosts } from "./several-hosts";

/** All connections of the engine are of its knex, whose driver may be another copy than ours. */
export function letKnexTakeSeveralHosts(engineKnex: typeof knex): void {
  // Opens no connection: it is asked for its driver alone.
  const { client }: Knex = engineKnex({ client: "pg", connection: {} });
  takeSeveralHosts((client.driver as { Client: typeof Client }).Client);
}
