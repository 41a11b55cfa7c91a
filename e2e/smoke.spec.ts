import { recordedHome } from "../scripts/checks/recorded-home";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";

test("the shop's first page opens for a guest", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).toHaveTitle(/Sahyadri/);
  await look(page, "home");
});

test("an address that is no page says so with a way on", async ({ page, surprises }) => {
  surprises.allow({ status: 404, path: "/no-such-page" });
  await page.goto("/no-such-page");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("an admin who is signed in opens the panel", async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto("/admin");
  await expect(page.getByRole("main")).toBeVisible();
  await look(page, "admin");
});

test("the engine's own routes are not served", async ({ request }) => {
  for (const path of ["/store/products", "/admin/users", "/auth/user/emailpass"]) {
    const response = await request.get(path, { headers: { accept: "application/json" } });
    expect(await response.text(), path).not.toContain('"products":[');
    expect(response.headers()["content-type"] ?? "", path).not.toContain("json");
  }
});

test("the home page is weighed with all that the shop has to say of itself and of its products", async ({
  request,
}) => {
  const recorded = recordedHome();
  const fieldsOf = (data: unknown) => new Set([data].flat().flatMap((part) => Object.keys(part as object)));
  const addresses = Object.keys(recorded).filter((address) =>
    /terms|products|feature|carousel/.test(address),
  );
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    const { data } = await (await request.get(address)).json();
    const { data: known } = recorded[address] as { data: unknown };
    expect(
      [...fieldsOf(data)].filter((field) => !fieldsOf(known).has(field)),
      address,
    ).toEqual([]);
  }
});
