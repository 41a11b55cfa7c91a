import type { Language } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import type { Webhook, WebhookDelivery } from "@contract/webhooks";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { WebhooksPage } from "./page";

const webhook: Webhook = {
  _id: "wh_1",
  url: "https://books.example.in/hook",
  events: ["order.placed"],
  state: "active",
  createdAt: "2026-11-20T04:30:00.000Z",
  lastOkAt: "2026-11-21T04:30:00.000Z",
  waiting: 0,
};
const delivery: WebhookDelivery = {
  _id: "7",
  messageId: "msg_1",
  type: "order.placed",
  objectId: "order_1",
  at: "2026-11-21T04:30:00.000Z",
  attempts: 2,
  state: "given_up",
  lastAt: "2026-11-21T04:31:00.000Z",
  lastStatus: 500,
  lastMs: 40,
  lastError: null,
  nextAt: null,
};

async function showPage(webhooks: Webhook[] = [webhook], language: Language = "en") {
  const shop = new ShopStandIn();
  shop.on("adminGetWebhooks", { success: true, data: webhooks });
  shop.on("adminGetWebhookLog", { success: true, data: [delivery], hasMore: false });
  shop.on("getSecondFactor", {
    success: true,
    data: {
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isDemanded: false,
      staff: { total: 1, withSecondFactor: 0 },
    },
  });
  return renderInPanel(<WebhooksPage />, { shop, language });
}
const password = () => screen.findByLabelText<HTMLInputElement>(/^Your own password/);

describe("the page of webhooks", () => {
  it("adds an address with what was ticked, and shows its secret until somebody says that it is kept", async () => {
    const { shop, user } = await showPage([]);
    shop.on("adminAddWebhook", { success: true, data: { ...webhook, secret: "whsec_abc" } });
    await user.click(await screen.findByRole("button", { name: "Add a webhook" }));
    await user.type(await screen.findByLabelText(/^Address/), webhook.url);
    await user.click(screen.getByRole("checkbox", { name: "Order placed" }));
    await user.type(await password(), "monsoon mango tree{Enter}");
    expect(await screen.findByText("whsec_abc")).toBeDefined();
    expect(shop.bodies("adminAddWebhook")).toEqual([
      { url: webhook.url, events: ["order.placed"], password: "monsoon mango tree" },
    ]);
    await user.click(screen.getByRole("button", { name: "I have kept it" }));
    await waitFor(() => expect(screen.queryByText("whsec_abc")).toBeNull());
  });

  it("says at the field why an address is refused, and loses nothing that was typed", async () => {
    const { shop, user } = await showPage([]);
    shop.on("adminAddWebhook", refuse.invalid([{ field: "url", message: messages.webhookUrlNotPublic }]));
    await user.click(await screen.findByRole("button", { name: "Add a webhook" }));
    const address = await screen.findByLabelText<HTMLInputElement>(/^Address/);
    await user.type(address, "https://localhost/");
    await user.type(await password(), "monsoon mango tree{Enter}");
    await waitFor(() => expect(saidAt(address)).toBe(messages.webhookUrlNotPublic.in("en")));
    expect(address.value).toBe("https://localhost/");
  });

  it("shows what became of the messages, and sends one again", async () => {
    const { shop, user } = await showPage();
    shop.on("adminResendWebhook", { success: true, data: webhook });
    await user.click(await screen.findByRole("button", { name: "Messages: books.example.in" }));
    const log = await screen.findByRole("list", { name: "Messages" });
    expect(within(log).getByText(/500 in 40 ms · 2 tries/)).toBeDefined();
    await user.click(within(log).getByRole("button", { name: /^Send again: Order placed/ }));
    await waitFor(() => expect(shop.bodies("adminResendWebhook")).toHaveLength(1));
  });

  it("shows the messages that were not delivered alone, and older ones as they are asked for", async () => {
    const { shop, user } = await showPage();
    const answer = (_id: string, objectId: string, hasMore: boolean) =>
      shop.on("adminGetWebhookLog", { success: true, data: [{ ...delivery, _id, objectId }], hasMore });
    await user.click(await screen.findByRole("button", { name: "Messages: books.example.in" }));
    await screen.findByText("order_1");
    expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
    answer("7", "order_7", true);
    await user.click(screen.getByRole("button", { name: "Not delivered" }));
    await screen.findByText("order_7");
    expect(screen.queryByText("order_1")).toBeNull();
    shop.on("adminGetWebhookLog", "unreachable");
    await user.click(screen.getByRole("button", { name: "Show older" }));
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 60_000 });
    answer("6", "order_6", false);
    await user.click(again);
    await screen.findByText("order_6");
    expect(screen.getByText("order_7")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
    expect(shop.queries("adminGetWebhookLog").at(-1)).toEqual({ part: "undelivered", before: "7" });
    shop.on("adminGetWebhookLog", { success: true, data: [], hasMore: false });
    await user.click(screen.getByRole("button", { name: "Delivered" }));
    expect(await screen.findByText("There are no such messages.")).toBeDefined();
  }, 120_000);

  it("sends a test, and says why it cannot", async () => {
    const { shop, user } = await showPage();
    shop.on("adminTestWebhook", refuse.conflict("webhook_off", messages.webhookOff));
    await user.click(await screen.findByRole("button", { name: "Send a test: books.example.in" }));
    expect(await screen.findByText(messages.webhookOff.in("en"))).toBeDefined();
  });

  it("offers to switch on what the shop has switched off, and nothing to send meanwhile", async () => {
    const { shop, user } = await showPage([{ ...webhook, state: "paused" }]);
    shop.on("adminEditWebhook", { success: true, data: webhook });
    expect(await screen.findByText(/has taken no message for three days/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Send a test/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Switch on: books.example.in" }));
    await user.type(await password(), "monsoon mango tree{Enter}");
    await waitFor(() =>
      expect(shop.bodies("adminEditWebhook")).toEqual([{ active: true, password: "monsoon mango tree" }]),
    );
  });

  it.each<[Language, string]>([
    ["en", "There are no webhooks yet."],
    ["hi", "अभी कोई वेबहुक नहीं है।"],
    ["mr", "अजून एकही वेबहुक नाही."],
  ])("is written in %s", async (language, empty) => {
    await showPage([], language);
    expect(await screen.findByText(empty)).toBeDefined();
  });
});
