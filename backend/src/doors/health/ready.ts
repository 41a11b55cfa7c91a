import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { door } from "../../api/door";
import { messages } from "../../contract/messages";
import { Refusal } from "../../contract/refusal";
import { query } from "../../db/pool";
import { expectedStamp } from "../../db/stamp";
import { env } from "../../env";

let expected: string | undefined;

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 2_000, false).unref());
  return Promise.race([check().then(Boolean, () => false), late]);
}

/** Database, engine, migrations, and Redis when used; 503 with the same list when one of them is not ready. */
export const getReady = door("getReady", async ({ scope }) => {
  expected ??= expectedStamp();
  const [database, engine, migrations] = await Promise.all([
    passes(() => query({ text: "select 1" }).then(() => true)),
    passes(() => scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw("select 1")),
    passes(async () => {
      const [stamp] = await query<{ value: string }>({
        text: "select value from shop_stamp where key = 'schema'",
      });
      return stamp?.value === expected;
    }),
  ]);
  const data: Record<string, boolean> = { database, engine, migrations };
  if (env().REDIS_URL) {
    const locking = scope.resolve(Modules.LOCKING);
    data.redis = await passes(() => locking.execute("shop-ready", async () => true, { timeout: 1 }));
  }
  if (Object.values(data).includes(false)) {
    throw new Refusal(503, "not_ready", messages.unavailable, { data, retryAfterSeconds: 2 });
  }
  return { data };
});
