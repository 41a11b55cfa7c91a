import { languages } from "@contract/constants";
import type { CardPromise as Promised } from "@contract/promises";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { forgetPerson } from "@/lib/forget-person";
import { keepPincode, showKeptPincode } from "@/lib/keep-pincode";
import { keptPincode } from "@/lib/kept-pincode";
import { localKeys, readLocal, writeLocal } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha, ashasAddress } from "@/testing/samples";
import { CardPromise } from "./card-promise";
import { DeliverTo } from "./deliver-to";

const texts = ["pincode"] as const;

/** What the shop knows of a place. */
const place = (pincode: string, district: string | null, serviceable = true) => ({
  success: true as const,
  data: {
    pincode,
    district,
    state: district && "Maharashtra",
    serviceable,
    codAvailable: true,
    estimatedDelivery: null,
    refusal: null,
    offer: null,
    vehicle: null,
  },
});

const shopKnowing = (...known: Parameters<typeof place>) => {
  const shop = new ShopStandIn();
  shop.on("getPincode", place(...known));
  return shop;
};

/** The header's button: it has the words of a phone and of a desk, of which the styles show one. */
function button() {
  const found = document.querySelector<HTMLButtonElement>("button.deliver-to");
  if (!found) throw new Error("The header has no button for the pincode");
  return found;
}

describe.each(languages)("the pincode of the header, in %s", (language) => {
  it("is asked once: the error stands at the field, digits of any script count, the focus goes back", async () => {
    const shop = shopKnowing("415001", "Satara");
    const { user, t } = await renderInShop(<DeliverTo />, { language, texts, shop });
    expect(button().textContent).toContain(t("pincode:enter"));
    await user.click(button());
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: t("pincode:label") });
    await user.type(field, "४१५{Enter}");
    await waitFor(() => expect(saidAt(field)).toBe(t("forms:problems.pincodeWrong")));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe("४१५");
    expect(keptPincode()).toBe("");
    await user.type(field, " ००१{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(readLocal(localKeys.pincode)).toBe("415001");
    await waitFor(() => expect(button().textContent).toContain("415001 Satara"));
    expect(document.activeElement).toBe(button());
  });

  it.each([
    ["unknown", null, true],
    ["unserved", "Tawang", false],
  ] as const)(
    "says kindly that one is %s, and takes it when it is sent again",
    async (about, district, serviceable) => {
      const shop = shopKnowing("790001", district, serviceable);
      const { user, t } = await renderInShop(<DeliverTo />, { language, texts, shop });
      await user.click(button());
      const field = await screen.findByRole<HTMLInputElement>("textbox", { name: t("pincode:label") });
      await user.type(field, "790001{Enter}");
      expect(await screen.findByText(t(`pincode:${about}`).replace("{{pincode}}", "790001"))).toBeDefined();
      expect(field.value).toBe("790001");
      expect(keptPincode()).toBe("");
      await user.click(screen.getByRole("button", { name: t("pincode:useAnyway") }));
      await waitFor(() => expect(keptPincode()).toBe("790001"));
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );
});

describe("the kept pincode", () => {
  it("is taken without its place's name while the shop does not answer", async () => {
    const shop = new ShopStandIn();
    shop.on("getPincode", "unreachable");
    const { user } = await renderInShop(<DeliverTo />, { texts, shop });
    await user.click(button());
    await user.type(await screen.findByRole("textbox", { name: "Pincode" }), "415001{Enter}");
    await waitFor(() => expect(button().textContent).toContain("Deliver to 415001"));
  });

  it("can be removed, and stays removed", async () => {
    keepPincode("415001");
    const { user } = await renderInShop(<DeliverTo />, { texts, shop: shopKnowing("415001", "Satara") });
    await waitFor(() => expect(button().textContent).toContain("415001"));
    await user.click(button());
    expect((await screen.findByRole<HTMLInputElement>("textbox")).value).toBe("415001");
    await user.click(screen.getByRole("button", { name: "Remove the pincode" }));
    await waitFor(() => expect(button().textContent).toContain("Enter pincode"));
    expect(readLocal(localKeys.pincode)).toBe("");
    expect(document.documentElement.hasAttribute("data-pincode")).toBe(false);
  });

  it("follows what another tab keeps", async () => {
    await renderInShop(<DeliverTo />, { texts, shop: shopKnowing("415001", "Satara") });
    expect(button().textContent).toContain("Enter pincode");
    writeLocal(localKeys.pincode, "415001");
    dispatchEvent(new Event("storage"));
    await waitFor(() => expect(button().textContent).toContain("Deliver to 415001 Satara"));
    expect(document.documentElement.hasAttribute("data-pincode")).toBe(true);
  });

  it("is nothing that is none", () => {
    for (const kept of ["", "41500", "0415001", "<b>", "41500१"]) {
      writeLocal(localKeys.pincode, kept);
      showKeptPincode();
      expect(keptPincode()).toBe("");
    }
  });

  const signedIn = (shop: ShopStandIn) => {
    writeLocal(localKeys.token, "token");
    shop.on("checkAuth", { success: true, user: asha, token: "token" });
    shop.on("getAddresses", { success: true, data: [ashasAddress] });
    return shop;
  };

  it("is first that of a shopper's newest address, until they sign out", async () => {
    await renderInShop(<DeliverTo />, { texts, shop: signedIn(shopKnowing("411001", "Pune")) });
    await waitFor(() => expect(button().textContent).toContain("Deliver to 411001 Pune"));
    expect(readLocal(localKeys.pincode)).toBeNull();
    forgetPerson();
    // As the header does when the session is over.
    showKeptPincode();
    expect(keptPincode()).toBe("");
  });

  it.each(["415001", ""])("is never replaced by an address once the shopper wants '%s'", async (entered) => {
    keepPincode(entered);
    const shop = signedIn(shopKnowing("415001", "Satara"));
    await renderInShop(<DeliverTo />, { texts, shop });
    await waitFor(() => expect(shop.bodies("checkAuth").length).toBe(1));
    await waitFor(() => expect(readLocal(localKeys.token)).toBe("token"));
    expect(shop.bodies("getAddresses")).toEqual([]);
    expect(keptPincode()).toBe(entered);
  });
});

describe("the line of a card", () => {
  const promise = (productId: string, more: Partial<Promised> = {}): Promised => ({
    productId,
    estimatedDelivery: { from: "2026-11-28", to: "2026-12-01" },
    travelDays: { min: 2, max: 4 },
    shippingCharge: 0,
    codAvailable: true,
    refusal: null,
    vehicle: null,
    ...more,
  });
  const unsent = { estimatedDelivery: null, travelDays: null, shippingCharge: null, codAvailable: false };
  const promises = [
    promise("tee"),
    promise("phone", { codAvailable: false, shippingCharge: 40 }),
    promise("fridge", { ...unsent, refusal: "parcel_too_large" }),
    promise("kurta", { ...unsent, refusal: "unserved" }),
  ];
  const cards = ["tee", "phone", "fridge", "kurta", "gone"];
  const lines = () => [...document.querySelectorAll(".card-promise")].map(({ textContent }) => textContent);
  const shown = (
    <>
      {cards.map((id) => (
        <CardPromise key={id} productId={id} />
      ))}
    </>
  );
  function shopPromising(district: string | null) {
    const shop = new ShopStandIn();
    shop.on("getPromises", { success: true, data: { pincode: "415001", district, promises } });
    shop.on("getTerms", "never");
    return shop;
  }

  it("is asked for all cards of a page in one call, and for nothing without a pincode", async () => {
    const { shop } = await renderInShop(shown, { texts, shop: shopPromising("Satara") });
    expect(lines()).toEqual(["", "", "", "", ""]);
    expect(shop.queries("getPromises")).toEqual([]);
    keepPincode("415001");
    await waitFor(() =>
      expect(lines()).toEqual([
        "by Tue, 1 Dec · free delivery · cash",
        "by Tue, 1 Dec · delivery\u00a0₹40",
        "Not by courier",
        "Not to 415001",
        "",
      ]),
    );
    expect(shop.queries("getPromises")).toEqual([{ pincode: "415001", ids: cards.join() }]);
  });

  it("names no day for a pincode that nobody knows", async () => {
    keepPincode("999999");
    await renderInShop(shown, { texts, shop: shopPromising(null) });
    await waitFor(() => expect(lines()[0]).toBe("2–4 working days · free delivery · cash"));
  });

  it("stays empty where the shop does not answer", async () => {
    keepPincode("415001");
    const shop = new ShopStandIn();
    shop.on("getPromises", refuse.notFound());
    shop.on("getTerms", "never");
    await renderInShop(shown, { texts, shop });
    await waitFor(() => expect(shop.queries("getPromises").length).toBe(1));
    expect(lines()).toEqual(["", "", "", "", ""]);
  });
});
