import type { Page } from "@playwright/test";
import { demoAdmin, expect, look, signIn, test } from "./fixtures";
import { becomeBuyer, fillCart, placeOrder } from "./support/buyer";
import { callShop } from "./support/call-shop";
import { openDesk } from "./support/desk";
import { reloadUntil } from "./support/reload-until";
import { payAtBank } from "./support/sandbox";
import { moveOrder } from "./support/staff";

/** The sandbox's carriers never go there. */
const leh = { city: "Leh", state: "Ladakh", pincode: "194101" };

for (const width of [390, 1440]) {
  const isPhone = width < 600;
  /** By the menu, which a phone keeps behind a button. */
  const goTo = async (desk: Page, name: string | RegExp) => {
    if (isPhone) await desk.getByRole("button", { name: "Open menu" }).click();
    await desk.getByRole("menuitem", { name }).click();
  };

  test(`ten orders go from new to handed over, with their papers, in at most 25 clicks, at ${width} px`, async ({
    page,
    browser,
  }, info) => {
    const name = `Chandrabhaga ${Date.now()}`;
    const made: { orderId: string; order: { orderNumber: string } }[] = [];
    // Two each: more open cash orders of one shopper may have to wait for a code.
    for (const _shopper of [1, 2, 3, 4, 5]) {
      const shopper = await (await browser.newContext()).newPage();
      const buyer = await becomeBuyer(shopper, undefined, undefined, 1, name);
      for (const nth of [1, 2]) {
        if (nth > 1) await fillCart(shopper, buyer);
        made.push(await placeOrder(shopper, buyer, "cod"));
      }
      await shopper.context().close();
    }

    const { desk, clicks } = await openDesk(browser, width);
    await goTo(desk, "Orders");
    await desk.getByRole("textbox", { name: "Number, name or phone" }).click();
    await desk.keyboard.type(name);
    const shown = isPhone
      ? desk.getByRole("checkbox", { name: /^\w+-\d\d-\d{6}$/ })
      : desk.getByRole("row").filter({ has: desk.getByRole("cell") });
    await expect(shown).toHaveCount(10);
    await desk.getByRole("checkbox", { name: "Select all" }).click();
    const step = async (button: string) => {
      await desk.getByRole("button", { name: button, exact: true }).click();
      const results = desk.getByRole("dialog");
      await expect(results.getByText("Done: 10 of 10 orders")).toBeVisible({ timeout: 180_000 });
      await results.getByRole("button", { name: "Close" }).click();
    };
    await step("Confirm");
    await step("Pack");
    await test.step("the courier books them meanwhile", async () => {
      await signIn(page, demoAdmin);
      await expect(async () => {
        for (const { orderId } of made) {
          const { data } = await callShop(page.request, ["GET", "/api/admin/orders/details/:id"], {
            params: { id: orderId },
          });
          expect(data.booking.state).toBe("booked");
        }
      }).toPass();
    });
    const printed = desk.waitForResponse((response) => response.url().includes("/papers"));
    await desk.getByRole("button", { name: "Papers", exact: true }).click();
    const papers = desk.getByRole("dialog");
    const began = Date.now();
    await expect(papers.getByText("The file is ready.")).toBeVisible();
    info.annotations.push({ type: "papers of ten orders, ms", description: String(Date.now() - began) });
    await expect(papers.getByText("Not in it")).toBeHidden();
    const file = papers.getByRole("link", { name: "Open the PDF" });
    expect((await (await printed).body()).subarray(0, 5).toString()).toBe("%PDF-");
    await file.click();
    await papers.getByRole("button", { name: "Close" }).click();
    await step("Hand over");
    info.annotations.push({ type: "clicks", description: String(await clicks()) });
    expect(await clicks()).toBeLessThanOrEqual(25);

    await test.step("each is handed over, and the arrows lead from one to the next", async () => {
      await expect(desk.getByText("Shipped", { exact: true })).toHaveCount(10);
      const links = await desk.getByRole("link", { name: /^\w+-\d\d-\d{6}/ }).allInnerTexts();
      const rows = links.map((text) => text.split(" ")[0]);
      await desk.getByRole("link", { name: rows[0] as string }).click();
      await desk.getByRole("link", { name: "Next order" }).click();
      await expect(desk.getByRole("heading", { name: rows[1] as string, exact: true })).toBeVisible();
      await expect(desk.getByRole("link", { name: "Next order" })).toBeVisible();
      await desk.keyboard.press("Alt+PageDown");
      await expect(desk.getByRole("heading", { name: rows[2] as string, exact: true })).toBeVisible();
      await look(desk, "panel-order");
    });

    await test.step("a number that is scanned anywhere opens its order", async () => {
      const last = made.at(-1)?.order.orderNumber ?? "";
      await desk.goto("/admin/dashboard");
      await expect(desk.getByRole("button", { name: "Find an order" })).toBeVisible();
      // A scanner's keys come at once; those of this test wait for the page one by one, too long while it is busy.
      await expect(async () => {
        await desk.keyboard.press("Escape");
        await desk.keyboard.type(last);
        await desk.keyboard.press("Enter");
        await expect(desk.getByRole("heading", { name: last, exact: true })).toBeVisible({ timeout: 10_000 });
      }).toPass();
    });
    await desk.context().close();
  });

  test(`one failed booking, one cancellation with its refund and one return of a part are each a few presses, at ${width} px`, async ({
    page,
    browser,
  }, info) => {
    const far = await becomeBuyer(page, leh);
    const failed = await placeOrder(page, far, "online");
    await payAtBank(failed.razorpayOrderId, "captured");
    const shopper = await (await browser.newContext()).newPage();
    const buyer = await becomeBuyer(shopper, undefined, undefined, 2);
    const back = await placeOrder(shopper, buyer, "cod");
    await fillCart(shopper, buyer);
    // Last: a further order would replace one whose payment has not arrived yet.
    const paid = await placeOrder(shopper, buyer, "online");
    await payAtBank(paid.razorpayOrderId, "captured");
    await moveOrder(
      browser,
      back.orderId,
      { orderStatus: "confirmed" },
      { orderStatus: "packed" },
      { orderStatus: "shipped", courier: { name: "Delhivery", awb: `RET${Date.now()}` } },
      { orderStatus: "out_for_delivery" },
      { orderStatus: "delivered", paymentStatus: "paid" },
    );

    const { desk, clicks } = await openDesk(browser, width);
    const counted: string[] = [];
    let before = 0;
    const tally = async (what: string) => {
      const now = await clicks();
      counted.push(`${what}: ${now - before} clicks`);
      before = now;
    };
    const isIn = (status: string) =>
      expect(desk.getByRole("listitem").filter({ hasText: status }).first()).toBeVisible();

    await test.step("a parcel that no courier takes gets a number by hand", async () => {
      const ways = desk.getByRole("link", { name: `Other ways: ${failed.order.orderNumber}` });
      await goTo(desk, /^Failed bookings/);
      await reloadUntil(
        () => desk.reload(),
        (patience) => expect(ways).toBeVisible(patience),
      );
      await ways.click();
      await desk.getByRole("button", { name: "Enter tracking by hand" }).click();
      const byHand = desk.getByRole("dialog");
      await byHand.getByLabel(/^Courier/).fill("India Post");
      await byHand.getByLabel(/^Tracking number/).fill(`EM${Date.now()}IN`);
      await byHand.getByRole("button", { name: "Save tracking number" }).click();
      await expect(desk.getByText("The tracking number is saved")).toBeVisible();
      await tally("failed booking");
    });

    const open = async (number: string) => {
      await desk.getByRole("button", { name: "Find an order" }).click();
      await expect(desk.getByRole("dialog").getByRole("textbox")).toBeFocused();
      await desk.keyboard.type(number);
      await desk.keyboard.press("Enter");
      await expect(desk.getByRole("heading", { name: number, exact: true })).toBeVisible();
    };
    await test.step("a paid order is cancelled: its money goes back", async () => {
      await open(paid.order.orderNumber);
      await reloadUntil(
        () => desk.reload(),
        (patience) => expect(desk.getByText("Paid", { exact: true }).first()).toBeVisible(patience),
      );
      await desk
        .getByRole("button", { name: /^Cancel the order/ })
        .first()
        .click();
      const dialog = desk.getByRole("dialog");
      await dialog.getByRole("textbox").fill("Asked for by phone");
      await dialog.getByRole("button", { name: "Cancel the order" }).click();
      await isIn("Cancelled");
      await tally("cancellation with refund");
    });

    await test.step("a return of one of two pieces is noted, approved and received", async () => {
      await open(back.order.orderNumber);
      await desk.getByRole("button", { name: /^Note a return/ }).click();
      await desk.getByRole("textbox", { name: /^Goes back: / }).fill("1");
      await expect(desk.getByRole("status").filter({ hasText: /^Money back: ₹/ })).toBeVisible();
      await desk.getByRole("textbox", { name: "Note on the timeline" }).fill("One is too small");
      await look(desk, "panel-note-return");
      await desk.getByRole("button", { name: "Update order" }).click();
      await isIn("Return asked");
      await expect(
        desk
          .getByRole("listitem")
          .filter({ hasText: `1 × ${buyer.title}` })
          .first(),
      ).toBeVisible();
      for (const [act, status] of [
        [/^Approve/, "Return approved"],
        [/received/i, "Return received"],
      ] as const) {
        await desk.getByRole("button", { name: act }).first().click();
        const dialog = desk.getByRole("dialog");
        await dialog.getByRole("textbox").last().fill("All is well");
        await dialog.getByRole("button").last().click();
        await isIn(status);
      }
      await tally("return");
    });
    info.annotations.push(...counted.map((description) => ({ type: "clicks", description })));
    await desk.context().close();
    await shopper.context().close();
  });
}
