import { afterAll, beforeAll, expect, it } from "vitest";
import { call, send } from "./support/call";
import { openShop, type Shop } from "./support/open-shop";
import { startSecondBackend } from "./support/second-backend";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Line = { about?: string; route: string; status: number; who: string; from: string };

it("the security log tells who signed in, what failed and what was not allowed, and holds no secret and no address", async () => {
  const person = await shop.shopper();
  const backend = await startSecondBackend({ LOG_LEVEL: "error", PLUGIN_ROUTES: "admin" });
  const lines = () =>
    backend
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ about }) => about === "security")
      .map(({ route, status, who }) => `${route} ${status} ${who}`);
  try {
    const signIn = (password: string) =>
      call(backend.url, "login", { body: { emailOrPhone: person.email, password } });
    await signIn("not the password");
    await signIn(person.password);
    await call(backend.url, "adminGetProducts", {}, person);
    await send(backend.url, "GET", "/api/plugins/admin/loyalty", { as: person });
    await call(backend.url, "checkAuth", {}, person);
    await call(backend.url, "logout", {}, person);
    await expect
      .poll(lines, { timeout: 60_000 })
      .toEqual([
        "login 401 nobody",
        `login 200 shopper ${person.id}`,
        `adminGetProducts 403 shopper ${person.id}`,
        `plugin 403 shopper ${person.id}`,
        "logout 200 nobody",
      ]);
    for (const secret of [person.email, person.password, person.phone, "not the password", "127.0.0.1"])
      expect(backend.output().replaceAll(backend.url, "")).not.toContain(secret);
  } finally {
    await backend.kill();
  }
});

it("every line of a server is JSON of one shape, the engine's, those of libraries and that it is ready", async () => {
  const backend = await startSecondBackend({ LOG_LEVEL: "info", NODE_OPTIONS: "--pending-deprecation" });
  try {
    await call(backend.url, "getProducts", {});
    const lines = backend.output().trimEnd().split("\n");
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const entry of entries)
      expect(entry).toMatchObject({
        level: expect.any(Number),
        time: expect.any(Number),
        process: "backend",
        msg: expect.any(String),
      });
    const ready = entries.filter(({ msg }) => String(msg).startsWith("backend ready"));
    expect(ready).toMatchObject([{ level: 30, printed: true }]);
    // The engine tells of its event bus or its routes at this level, whichever is in use.
    expect(entries.length).toBeGreaterThan(ready.length);
  } finally {
    await backend.kill();
  }
});
