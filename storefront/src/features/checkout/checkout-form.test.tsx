import type { ResponseOf } from "@contract";
import type { Address } from "@contract/addresses";
import { type Language, languages } from "@contract/constants";
import { messages, type Unsent } from "@contract/messages";
import { newShop } from "@contract/new-shop";
import { type Refusal, refuse } from "@contract/refusal";
import { ShopStandIn } from "@testing/shop-stand-in";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha, ashasAddress, ashasCart, ashasOrder, quote } from "@/testing/samples";
import CheckoutForm from "./checkout-form";

const texts = ["checkout", "cart", "orders"] as const;
const cash = () => screen.getByRole<HTMLInputElement>("radio", { name: /^Cash on delivery/ });
const online = () => screen.getByRole<HTMLInputElement>("radio", { name: /^UPI, card or net banking/ });
const place = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Place Order/ });
const noVehicle = { vehicle: null, slots: Array.of<never>() };
const offered = { success: true, shippingCharge: 60, data: quote, ...noVehicle } as const;
const terms = {
  success: true,
  data: {
    free: null,
    largest: { kg: 30, sideCm: 120 },
    volumetricDivisor: 5_000,
    delivery: { dearest: { firstHalfKg: 95, halfKgMore: 45 }, days: { min: 1, max: 10 } },
    cod: { min: 100, max: 10_000, feeMost: 40 },
    returnDays: 10,
    pickup: null,
    vehicle: null,
    paymentMinutes: 15,
    onlineAvailable: true,
    paymentScript: null,
    opening: { state: "open", text: { en: "", hi: "", mr: "" } },
    counts: { products: 0, orders: 0 },
    announcement: { en: "", hi: "", mr: "" },
    categories: Array.of<never>(),
    sizes: Array.of<never>(),
    shop: newShop,
  },
} as const;

type Scene = {
  shopper?: typeof asha;
  address?: Address | undefined;
  language?: Language;
  delivery?: Parameters<typeof deliver>[1];
  /** Whether orders can be picked up at the shop. */
  isPickupOffered?: boolean;
  /** Whether the shop's own vehicle brings orders. */
  isVehicleOffered?: boolean;
};

const vehicle = { goods: "all" as const, doorMeans: ["cash" as const, "upi" as const] };
const pickup = { readyBy: "2026-11-26", keepDays: 5, counterMeans: ["cash" as const, "upi" as const] };

function deliver(
  shop: ShopStandIn,
  reply: Unsent<ResponseOf<"calculateShipping">> | Refusal,
  { isPickupOffered = false, isVehicleOffered = false }: Scene,
) {
  shop.on("calculateShipping", reply);
  const own = { pickup: isPickupOffered ? pickup : null, vehicle: isVehicleOffered ? vehicle : null };
  shop.on("getTerms", { ...terms, data: { ...terms.data, ...own } });
  return shop;
}

async function open(scene: Scene = {}) {
  const { shopper = asha, language = "en", delivery = offered } = scene;
  const onPlaced = vi.fn();
  const form = (
    <CheckoutForm
      user={shopper}
      cart={ashasCart}
      address={"address" in scene ? scene.address : ashasAddress}
      addressChooser={<p>Addresses</p>}
      notices={null}
      promotions={null}
      onEditCart={vi.fn()}
      wanted={undefined}
      onChoose={vi.fn()}
      onPlaced={onPlaced}
    />
  );
  const shop = deliver(new ShopStandIn(), delivery, scene);
  return { ...(await renderInShop(form, { language, texts, shop })), onPlaced };
}

describe("the checkout", () => {
  it("says that an address comes first", async () => {
    await open({ address: undefined });
    expect(place().disabled).toBe(true);
    expect(screen.getByRole("status").textContent).toBe("Please choose a delivery address");
    expect(cash().disabled || cash().closest("fieldset")?.disabled).toBe(true);
  });

  it("quotes the delivery to the pincode, and adds the fee of cash once that is chosen", async () => {
    const { shop, user } = await open();
    expect(await screen.findByText("to 411001")).toBeDefined();
    expect(shop.bodies("calculateShipping")).toEqual([
      {
        cartItems: [{ productId: "prod_kurta", quantity: 2, variantId: "variant_1" }],
        deliveryPincode: "411001",
        phone: "9876543210",
        address: "12 MG Road, Camp",
      },
    ]);
    expect(screen.getByText("Please choose how to pay")).toBeDefined();
    await user.click(cash());
    expect(screen.getByRole("button", { name: "Place Order · ₹1,900" })).toBeDefined();
    await user.click(online());
    expect(screen.getByRole("button", { name: "Pay ₹1,860" })).toBeDefined();
  });

  it("lets the order be picked up at the shop, by whom the account names, and paid there", async () => {
    const { shop, user } = await open({ isPickupOffered: true, address: undefined });
    shop.on("createOrder", "never");
    await user.click(await screen.findByRole("radio", { name: /^Pick it up at our shop/ }));
    expect(await screen.findByText("Ready by Thu, 26 Nov")).toBeDefined();
    await user.click(await screen.findByRole("radio", { name: /^Pay at the shop.*cash, UPI/ }));
    await user.clear(screen.getByRole("textbox", { name: "Who picks it up?" }));
    expect(place().disabled).toBe(true);
    await user.type(screen.getByRole("textbox", { name: "Who picks it up?" }), "Ravi Patil");
    await user.click(place());
    expect(shop.bodies("createOrder")).toMatchObject([
      {
        deliveryMethod: "pickup",
        pickupContact: { name: "Ravi Patil", phone: "9876543210", address: "" },
        paymentMethod: "cod",
      },
    ]);
  });

  it("says at its field what is wrong with who picks the order up, as the server would", async () => {
    const { user } = await open({ isPickupOffered: true, address: undefined });
    await user.click(await screen.findByRole("radio", { name: /^Pick it up at our shop/ }));
    const picksUp = await screen.findByRole("textbox", { name: "Who picks it up?" });
    for (const [typed, said] of [
      ["12", "Please use letters; dots, hyphens and apostrophes are fine too"],
      ["Ravi <3", "Please use letters; dots, hyphens and apostrophes are fine too"],
      ["a".repeat(81), "This is too long"],
    ] as const) {
      await user.clear(picksUp);
      await user.click(picksUp);
      await user.paste(typed);
      await user.tab();
      expect(screen.getByText(said)).toBeDefined();
      expect(picksUp.getAttribute("aria-invalid")).toBe("true");
      expect(place().disabled).toBe(true);
    }
    await user.clear(picksUp);
    await user.type(picksUp, "M/s Patil & Sons");
    expect(picksUp.getAttribute("aria-invalid")).toBeNull();
    const phone = screen.getByRole("textbox", { name: "Mobile number" });
    await user.clear(phone);
    await user.tab();
    expect(screen.getByText("Please enter your mobile number")).toBeDefined();
  });

  it("sends the time that was chosen for the shop's own vehicle, and asks for one first", async () => {
    const slots = [
      { day: "2026-11-26", from: "10:00", to: "13:00" },
      { day: "2026-11-27", from: "16:00", to: "19:00" },
    ];
    const vehicle = { shippingCharge: 300, codAvailable: true, first: slots[0] as (typeof slots)[number] };
    const { user, shop } = await open({
      isVehicleOffered: true,
      delivery: { ...offered, shippingCharge: 300, vehicle, slots },
    });
    await user.click(await screen.findByRole("radio", { name: "Our own vehicle brings it" }));
    await user.click(await screen.findByRole("radio", { name: /^Pay at the door/ }));
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Please choose when our vehicle should come"),
    );
    expect(place().disabled).toBe(true);
    await user.click(await screen.findByRole("radio", { name: "10:00–13:00" }));
    expect(place().disabled).toBe(false);
    await user.selectOptions(screen.getByRole("combobox", { name: "Day" }), "2026-11-27");
    expect(place().disabled).toBe(true);
    await user.click(screen.getByRole("radio", { name: "16:00–19:00" }));
    shop.on("createOrder", refuse.conflict("slot_full", messages.slotFull("26/11 10:00–13:00")));
    await user.click(place());
    expect(shop.bodies("createOrder")).toMatchObject([
      { deliveryMethod: "vehicle", addressId: ashasAddress._id, slot: { day: "2026-11-27", from: "16:00" } },
    ]);
    const said = await screen.findByRole("alert");
    expect(said.textContent).toBe("This time has just been taken. Still free: 26/11 10:00–13:00");
  });

  it("offers the counter alone for what no courier takes", async () => {
    const refusal = { code: "parcel_too_large", message: messages.parcelTooLarge };
    await open({
      isPickupOffered: true,
      delivery: { success: false, ...refusal, shippingCharge: 0, data: null },
    });
    const courier = await screen.findByRole<HTMLInputElement>("radio", { name: /^Delivery to an address/ });
    await waitFor(() => expect(courier.disabled).toBe(true));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Pick it up/ }).checked).toBe(true);
  });

  it("has the note and who picks it up again after a reload, until the order is placed", async () => {
    const scene = { isPickupOffered: true, address: undefined };
    const { user } = await open(scene);
    const note = () => screen.getByRole("textbox", { name: "Note for the shop" });
    const picksUp = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Who picks it up?" });
    const pickUp = async () =>
      user.click(await screen.findByRole("radio", { name: /^Pick it up at our shop/ }));
    await pickUp();
    await user.clear(await picksUp());
    await user.type(await picksUp(), "Ravi Patil");
    await user.click(screen.getByText("Note for the shop"));
    await user.type(note(), "After six, please");
    cleanup();

    const again = await open(scene);
    expect(note()).toHaveProperty("value", "After six, please");
    await pickUp();
    expect((await picksUp()).value).toBe("Ravi Patil");
    again.shop.on("createOrder", {
      success: true,
      orderId: ashasOrder._id,
      paymentMethod: "cod",
      order: ashasOrder,
    });
    await user.click(await screen.findByRole("radio", { name: /^Pay at the shop/ }));
    await user.click(place());
    await waitFor(() => expect(again.onPlaced).toHaveBeenCalled());
    cleanup();

    await open(scene);
    await pickUp();
    expect((await picksUp()).value).toBe(asha.userName);
  });

  it("has who picks it up as the account says by then, where nobody has typed another name", async () => {
    const { user } = await open();
    await user.click(screen.getByText("Note for the shop"));
    await user.type(screen.getByRole("textbox", { name: "Note for the shop" }), "After six");
    cleanup();

    await open({ isPickupOffered: true, shopper: { ...asha, userName: "Asha Patil" } });
    await user.click(await screen.findByRole("radio", { name: /^Pick it up at our shop/ }));
    const picksUp = await screen.findByRole<HTMLInputElement>("textbox", { name: "Who picks it up?" });
    expect(picksUp.value).toBe("Asha Patil");
  });

  it("says why cash is not offered", async () => {
    const codReason = messages.codNotAvailable(messages.codPhone);
    await open({ delivery: { ...offered, data: { ...quote, codAvailable: false, codReason } } });
    await waitFor(() => expect(cash().disabled).toBe(true));
    expect(cash().closest("label")?.textContent).toContain(String(codReason));
    expect(online().disabled).toBe(false);
  });

  it("does not take an order to where nobody delivers", async () => {
    await open({ delivery: refuse.invalid([], messages.pincodeUnserved("411001")) });
    expect(await screen.findByText("We don't deliver to 411001 yet")).toBeDefined();
    expect(place().disabled).toBe(true);
  });

  it("places the order once, however often it is pressed, with one key", async () => {
    const { shop, user } = await open();
    shop.on("createOrder", "never");
    await screen.findByText("to 411001");
    await user.click(cash());
    await user.dblClick(place());
    await user.dblClick(screen.getByRole("button", { name: "Placing your order…" }));
    expect(shop.bodies("createOrder")).toEqual([
      {
        userId: ashasCart.userId,
        cartId: "cart_1",
        addressId: "addr_1",
        paymentMethod: "cod",
        notes: null,
        expectedTotal: 1_900,
      },
    ]);
  });

  it("does not order again while the next page loads", async () => {
    const { shop, user, onPlaced } = await open();
    shop.on("createOrder", {
      success: true,
      orderId: ashasOrder._id,
      paymentMethod: "cod",
      order: ashasOrder,
    });
    await screen.findByText("to 411001");
    await user.click(cash());
    await user.click(place());
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce());
    await user.click(screen.getByRole("button", { name: "Placing your order…" }));
    expect(shop.bodies("createOrder")).toHaveLength(1);
  });

  it.each([
    ["it got no response", "unreachable" as const],
    ["a balancer answered", new Response(null, { status: 502 })],
    ["a network's own page came", new Response("<h1>Gateway Timeout</h1>", { status: 504 })],
  ])("keeps choice and note where %s, and sends the same order with the same key", async (_, reply) => {
    const { shop, user } = await open();
    shop.on("createOrder", reply);
    await screen.findByText("to 411001");
    await user.click(cash());
    await user.click(screen.getByText("Note for the shop"));
    await user.type(screen.getByRole("textbox", { name: "Note for the shop" }), "Ring twice");
    await user.click(place());
    expect((await screen.findByRole("alert")).textContent).toContain("We did not hear back from the shop");
    expect(cash().checked).toBe(true);
    await user.click(place());
    await waitFor(() => expect(shop.headers("createOrder", "idempotency-key")).toHaveLength(2));
    const [first, second] = shop.headers("createOrder", "idempotency-key");
    expect(second).toBe(first);
    expect(shop.bodies("createOrder").at(-1)).toMatchObject({ notes: "Ring twice" });
  });
});

describe.each(languages)("the checkout in %s", (language) => {
  it("shows why the order was refused, in the language, and leads to it", async () => {
    const { shop, user, t } = await open({ language });
    shop.on("createOrder", refuse.conflict("cart_changed", messages.cartChanged));
    const choice = await screen.findByRole<HTMLInputElement>("radio", {
      name: new RegExp(t("checkout:cod")),
    });
    await waitFor(() => expect(choice.closest("fieldset")?.disabled).toBe(false));
    await user.click(choice);
    await user.click(screen.getByRole("button", { name: /1,900/ }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(messages.cartChanged.in(language) + t("checkout:changed"));
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(choice.checked).toBe(true);
  });
});
