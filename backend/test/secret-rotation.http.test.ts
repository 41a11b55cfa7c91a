import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadBackend } from "./support/load-backend";
import { openShop, type Shop } from "./support/open-shop";

const before = "the secret before, of thirty-two characters";
const now = "the secret that comes in its place, as long";

/** As a process with this secret alone seals and opens. */
async function sealing(secret: string) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgres://nobody@localhost/none");
  vi.stubEnv("JWT_SECRET", secret);
  vi.stubEnv("JWT_SECRET_OLD", "");
  const sealed = await import("../src/platform/secrets/sealed");
  // The environment is read at the first use.
  sealed.seal("");
  vi.unstubAllEnvs();
  return sealed;
}

let shop: Shop;
let old: Awaited<ReturnType<typeof sealing>>;
beforeAll(async () => {
  old = await sealing(before);
  shop = await openShop({ JWT_SECRET: now, JWT_SECRET_OLD: before });
});
afterAll(() => shop.close());

const factor = (adminId: string, sealed: string) =>
  shop.query({
    text: "insert into shop_second_factor (admin_id, sealed_secret, language) values ($1, $2, 'en')",
    values: [adminId, sealed],
  });

it("second factors are sealed anew with the new secret, also twice and at once, and what nobody can open stays", async () => {
  await factor("user_old", old.seal("a shared secret", "second factor"));
  await factor("user_lost", "what nobody can open");
  const { default: reseal } = loadBackend<typeof import("../src/jobs/reseal")>("./jobs/reseal");
  await Promise.all([reseal(), reseal()]);
  await reseal();
  const rows = await shop.query<{ admin_id: string; sealed_secret: string }>({
    text: "select admin_id, sealed_secret from shop_second_factor order by admin_id",
  });
  const kept = Object.fromEntries(rows.map(({ admin_id, sealed_secret }) => [admin_id, sealed_secret]));
  expect(kept.user_lost).toBe("what nobody can open");
  const after = await sealing(now);
  expect(after.unseal(kept.user_old ?? "", "second factor")).toBe("a shared secret");
});
