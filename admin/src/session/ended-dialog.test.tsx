import { messages } from "@contract/messages";
import { Refusal, refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { BrandsPage } from "../resources/brands/page";
import { renderInPanel } from "../testing/render-in-panel";
import { SessionEndedDialog } from "./ended-dialog";
import { session } from "./session";

const asha = { id: "user_1", userName: "Asha", email: "asha@shop.example", phone: null };
const signedIn = (id = asha.id) => ({
  success: true as const,
  user: { ...asha, id, role: "admin" as const, staffRole: "owner" as const },
  token: "a-new-token",
});

afterEach(() => session.stands("owner"));

/** A brand has been typed and saved, and the shop no longer knows the session. */
async function savedAfterTheEnd() {
  const shop = new ShopStandIn();
  shop.on("adminGetBrands", { success: true, data: [] });
  const parts = (
    <>
      <BrandsPage />
      <SessionEndedDialog />
    </>
  );
  const panel = await renderInPanel(parts, { shop });
  session.stands("owner", asha);
  shop.on("adminAddBrand", refuse.unauthenticated());
  await panel.user.click(await screen.findByRole("button", { name: "Add a brand" }));
  await panel.user.type(await screen.findByRole("textbox", { name: /^Name, English/ }), "Puma");
  await panel.user.click(screen.getByRole("checkbox", { name: "Fashion" }));
  await panel.user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("dialog", { name: "You are signed out" });
  return panel;
}

const password = () => screen.findByLabelText<HTMLInputElement>(/^Password/);
const typed = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: /^Name, English/, hidden: true }).value;
const brand = { label: { en: "Puma", hi: "", mr: "" }, categories: ["fashion"], isHidden: false };

it("asks for password and code over the form, and saves what was typed by itself", async () => {
  const { shop, user } = await savedAfterTheEnd();
  expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(asha.email);
  shop.on("login", refuse.tooMany(60));
  await user.type(await password(), "not it at all{Enter}");
  expect(await screen.findByText(messages.tooMany.in("en"))).toBeDefined();
  shop.on("login", new Refusal(401, "second_factor_required", messages.secondFactorRequired));
  await user.clear(await password());
  await user.type(await password(), "monsoon mango tree{Enter}");
  shop.on("finishLogin", signedIn());
  shop.on("adminAddBrand", { success: true, data: { ...brand, _id: "puma", products: 0, version: 1 } });
  await user.type(await screen.findByLabelText(/^Six-digit code/), "123456{Enter}");
  await waitFor(() => expect(shop.bodies("adminAddBrand")).toEqual([brand, brand]));
  expect(shop.bodies("finishLogin")).toEqual([{ code: "123456" }]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "You are signed out" })).toBeNull());
});

it("saves nothing in the name of somebody else, and keeps what was typed when nobody signs in", async () => {
  const { shop, user } = await savedAfterTheEnd();
  shop.on("login", signedIn("user_2"));
  shop.on("logout", { success: true, message: "" });
  await user.type(await password(), "seven green parrots{Enter}");
  expect(await screen.findByText("This page is Asha's. Please sign in with the same account.")).toBeDefined();
  expect(shop.bodies("logout")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "You are signed out" })).toBeNull());
  expect(shop.bodies("adminAddBrand")).toEqual([brand]);
  expect(typed()).toBe("Puma");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("dialog", { name: "You are signed out" })).toBeDefined();
});

it("keeps the form when the line drops, says so, and saves at the next try", async () => {
  const { shop, user } = await savedAfterTheEnd();
  shop.on("login", signedIn());
  shop.on("adminAddBrand", "unreachable");
  await user.type(await password(), "monsoon mango tree{Enter}");
  const said = await screen.findAllByText(
    "The shop could not be reached. Nothing is lost: please try again.",
  );
  expect(said.length).toBeGreaterThan(0);
  expect(typed()).toBe("Puma");
  shop.on("adminAddBrand", { success: true, data: { ...brand, _id: "puma", products: 0, version: 1 } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(shop.bodies("adminAddBrand")).toHaveLength(3));
});
