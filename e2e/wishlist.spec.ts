import { expect, look, registerShopper, test } from "./fixtures";
import { faultsInBoth } from "./support/faults";
import { hold } from "./support/silent";

test.use({ viewport: { width: 360, height: 780 } });

const hearts = /^On my wishlist:/;

test("a guest on a phone wishes, signs in, finds the list there, and shows it to a friend until they stop", async ({
  page,
  browser,
  request,
  surprises,
}) => {
  const account = await registerShopper(request);

  const title = await test.step("a guest's hearts are kept in the browser", async () => {
    await page.goto("/shop/listing?category=toys&inStock=true");
    const first = page.getByRole("article").first();
    const name = (await first.getByRole("heading").textContent()) ?? "";
    await first.getByRole("button", { name: hearts }).click();
    await expect(page.getByText("Added to your wishlist")).toBeVisible();
    await expect(first.getByRole("button", { name: hearts })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("article").nth(1).getByRole("button", { name: hearts }).click();
    await expect(page.getByRole("link", { name: "Wishlist (2)" })).toBeVisible();
    await page.reload();
    await expect(first.getByRole("button", { name: hearts })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Wishlist (2)" }).click();
    await expect(page.getByText("This list is kept in this browser only.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await look(page, "wishlist-guest");
    expect.soft(await faultsInBoth(page), "a guest's wishlist").toEqual([]);
    return name;
  });

  await test.step("one is taken off, and put back by the word that says so", async () => {
    const one = page.getByRole("article").filter({ hasText: title });
    await one.getByRole("button", { name: hearts }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  await test.step("after signing in the list is the account's, and the browser's is gone", async () => {
    await page.getByRole("link", { name: "Sign in to have it on all your devices" }).click();
    await page.getByLabel("E-mail or mobile number").fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/shop\/wishlist$/);
    await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("wishlist"))).toBeNull();
  });

  const link = await test.step("a link shows it to a friend, who wishes for the same", async () => {
    await page.getByRole("button", { name: "Make a link" }).click();
    const made = await page.getByLabel("The link to your wishlist").inputValue();
    await look(page, "wishlist-shared");
    expect.soft(await faultsInBoth(page), "a wishlist with its link").toEqual([]);
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(made);
    await expect(friend.getByRole("heading", { name: "A wishlist" })).toBeVisible();
    await expect(friend.getByRole("article").filter({ hasText: title })).toBeVisible();
    expect(await friend.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    await friend.getByRole("button", { name: hearts }).first().click();
    await expect(friend.getByRole("link", { name: "Wishlist (1)" })).toBeVisible();
    await friend.context().close();
    return made;
  });

  await test.step("a link that was stopped says so, for good", async () => {
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByText("The link does not open your list any more")).toBeVisible();
    surprises.allow({ status: 404, path: new URL(link).pathname });
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This wishlist is not shared any more" })).toBeVisible();
  });
});

test("a heart that is pressed before the scripts come fills when they have", async ({ page }) => {
  const letCome = await hold(page);
  await page.goto("/shop/listing?category=fashion", { waitUntil: "commit" });
  const heart = page.getByRole("button", { name: hearts }).first();
  await heart.click();
  letCome();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Wishlist (1)" })).toBeVisible();
});
