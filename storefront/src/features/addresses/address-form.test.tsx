import { languages } from "@contract/constants";
import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { keepPincode } from "@/lib/keep-pincode";
import { keptPincode } from "@/lib/kept-pincode";
import { readSession, sessionKeys } from "@/lib/storage";
import { renderInShop } from "@/testing/render-in-shop";
import { asha, ashasAddress } from "@/testing/samples";
import AddressForm from "./address-form";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const state = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "State" });
const save = () => screen.getByRole("button", { name: "Save address" });
const texts = ["addresses", "states"] as const;
const pune = {
  success: true,
  data: {
    pincode: "411001",
    district: "Pune",
    state: "Maharashtra",
    serviceable: true,
    codAvailable: true,
    estimatedDelivery: null,
    refusal: null,
    offer: null,
    vehicle: null,
  },
} as const;

async function open() {
  const onSaved = vi.fn();
  const shop = new ShopStandIn();
  // Asked at once where a pincode is kept.
  shop.on("getPincode", pune);
  const page = await renderInShop(<AddressForm user={asha} onSaved={onSaved} />, { texts, shop });
  page.shop.on("addAddress", { success: true, data: ashasAddress, message: messages.addressSaved });
  return { ...page, onSaved };
}

describe("the address form", () => {
  it("begins with the account's name and number", async () => {
    await open();
    expect(field("Full name").value).toBe("Asha Patil");
    expect(field("Mobile number").value).toBe("9876543210");
  });

  it("says at each field what is missing and leads to the first of them", async () => {
    const { shop, user } = await open();
    await user.click(save());
    await waitFor(() => expect(saidAt(field("Pincode"))).toContain("Please enter a 6-digit pincode"));
    expect(saidAt(field("House, street and area"))).toContain("Please enter house, street and area");
    expect(saidAt(field("City, town or village"))).toBe("Please enter the city, town or village");
    expect(saidAt(state())).toBe("Please choose a state");
    expect(document.activeElement).toBe(field("Pincode"));
    expect(shop.bodies("addAddress")).toEqual([]);
  });

  it("begins with the kept pincode, and keeps the one that is saved", async () => {
    keepPincode("415001");
    const { shop, user, onSaved } = await open();
    expect(field("Pincode").value).toBe("415001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.clear(field("Pincode"));
    await user.type(field("Pincode"), "411001");
    await user.type(field("House, street and area"), "12 MG Road, Camp");
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(shop.bodies("addAddress")).toMatchObject([{ pincode: "411001" }]);
    expect(keptPincode()).toBe("411001");
  });

  it("keeps no pincode that was only there, in an address that is changed in other respects", async () => {
    keepPincode("415001");
    const onSaved = vi.fn();
    const form = <AddressForm user={asha} address={ashasAddress} onSaved={onSaved} />;
    const shop = new ShopStandIn();
    shop.on("getPincode", pune);
    const { user } = await renderInShop(form, { texts, shop });
    shop.on("updateAddress", { success: true, data: ashasAddress, message: messages.addressSaved });
    expect(field("Pincode").value).toBe("411001");
    await user.type(field("House, street and area"), ", near the church");
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(keptPincode()).toBe("415001");
  });

  it("marks what may stay empty", async () => {
    await open();
    expect(field("Landmark Optional").getAttribute("aria-required")).toBeNull();
    expect(field("E-mail Optional").getAttribute("aria-required")).toBeNull();
    expect(field("Pincode").getAttribute("aria-required")).toBe("true");
  });

  it("fills in city and state from the pincode, and not what was typed already", async () => {
    const { user } = await open();
    await user.type(field("City, town or village"), "Camp, Pune");
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    expect(field("City, town or village").value).toBe("Camp, Pune");
    await waitFor(() => expect(saidAt(field("Pincode"))).toBe("Pune, Maharashtra"));
  });

  it("sends the address once, however often it is submitted", async () => {
    const { shop, user } = await open();
    shop.on("addAddress", "never");
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.type(field("House, street and area"), "12 MG Road, Camp{Enter}{Enter}");
    await user.dblClick(await screen.findByRole("button", { name: "Saving…" }));
    expect(shop.bodies("addAddress")).toHaveLength(1);
  });

  it("hands on the saved address and what the shop says of it", async () => {
    const { shop, user, onSaved } = await open();
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.type(field("House, street and area"), "12 MG Road, Camp{Enter}");
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved).toHaveBeenCalledWith(ashasAddress, "Address saved");
    expect(shop.bodies("addAddress")).toEqual([
      {
        userId: asha.id,
        name: "Asha Patil",
        phone: "9876543210",
        email: null,
        address: "12 MG Road, Camp",
        city: "Pune",
        state: "Maharashtra",
        pincode: "411001",
        notes: null,
        company: null,
        gstin: null,
      },
    ]);
  });

  it("asks which is right where pincode and state disagree, and believes the shopper", async () => {
    const { shop, user, onSaved } = await open();
    const doubt = messages.pincodeOfOtherState("411001", "Maharashtra");
    shop.on("addAddress", refuse.invalid([{ field: "pincode", message: doubt }]));
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.selectOptions(state(), "Goa");
    await user.type(field("House, street and area"), "12 MG Road, Camp{Enter}");
    const question = await screen.findByRole("alert");
    expect(question.textContent).toContain("Pincode 411001 belongs to Maharashtra");
    expect(document.activeElement).toBe(question);
    shop.on("addAddress", { success: true, data: ashasAddress });
    await user.click(screen.getByRole("button", { name: "Keep Goa, the pincode is right" }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(shop.bodies("addAddress").at(-1)).toMatchObject({ state: "Goa", pincodeConfirmed: true });
  });

  it("leads back to the pincode where that was wrong", async () => {
    const { shop, user } = await open();
    const doubt = messages.pincodeOfOtherState("411001", "Maharashtra");
    shop.on("addAddress", refuse.invalid([{ field: "pincode", message: doubt }]));
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.type(field("House, street and area"), "12 MG Road, Camp{Enter}");
    await user.click(await screen.findByRole("button", { name: "Correct the address" }));
    expect(document.activeElement).toBe(field("Pincode"));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a new address that was begun", () => {
  const street = () => field("House, street and area").value;
  const begin = async () => {
    const { user } = await open();
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.type(field("House, street and area"), "12 MG Road");
    await user.click(screen.getByText("Invoice for a business"));
    await user.type(field("Name of the business Optional"), "Patil & Sons");
    cleanup();
  };

  it("is there again as a whole after a reload, until it is saved", async () => {
    await begin();
    const { user, onSaved } = await open();
    expect(street()).toBe("12 MG Road");
    expect(field("Pincode").value).toBe("411001");
    expect(field("City, town or village").value).toBe("Pune");
    expect(state().value).toBe("Maharashtra");
    expect(field("Name of the business Optional").closest("details")?.open).toBe(true);
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    cleanup();
    await open();
    expect(street()).toBe("");
  });

  it("is shown to nobody else, nor in an address that is changed", async () => {
    await begin();
    const shop = new ShopStandIn();
    shop.on("getPincode", pune);
    const other = { ...asha, id: "cus_other" };
    await renderInShop(<AddressForm user={other} onSaved={vi.fn()} />, { texts, shop });
    expect(street()).toBe("");
    cleanup();
    const saved = <AddressForm user={asha} address={ashasAddress} onSaved={vi.fn()} />;
    const { user } = await renderInShop(saved, { texts, shop });
    expect(street()).toBe("12 MG Road, Camp");
    await user.type(field("House, street and area"), ", Pune");
    cleanup();
    await open();
    expect(street()).toBe("12 MG Road");
  });

  it("is forgotten when it is given up", async () => {
    await begin();
    const shop = new ShopStandIn();
    shop.on("getPincode", pune);
    const form = <AddressForm user={asha} onSaved={vi.fn()} onCancel={vi.fn()} />;
    const { user } = await renderInShop(form, { texts, shop });
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    cleanup();
    await open();
    expect(street()).toBe("");
  });

  it("is not what the form filled in by itself", async () => {
    keepPincode("415001");
    await open();
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    expect(readSession(sessionKeys.newAddress)).toBeNull();
  });
});

describe("an invoice for a business", () => {
  const disclosure = () => screen.getByText("Invoice for a business").closest("details");
  const fillHome = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
    await user.type(field("Pincode"), "411001");
    await waitFor(() => expect(state().value).toBe("Maharashtra"));
    await user.type(field("House, street and area"), "12 MG Road, Camp");
  };
  const openFields = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
    await user.click(screen.getByText("Invoice for a business"));
    return { company: field("Name of the business Optional"), gstin: field("GSTIN Optional") };
  };

  it("is one line for everybody else", async () => {
    await open();
    expect(disclosure()?.open).toBe(false);
  });

  it("is open where the address names a business, with what it names", async () => {
    const address = { ...ashasAddress, company: "Patil & Sons", gstin: "27AAPFU0939F1ZV" };
    await renderInShop(<AddressForm user={asha} address={address} onSaved={vi.fn()} />, { texts });
    expect(disclosure()?.open).toBe(true);
    expect(field("Name of the business Optional").value).toBe("Patil & Sons");
    expect(field("GSTIN Optional").value).toBe("27AAPFU0939F1ZV");
  });

  it("is sent with the address", async () => {
    const { shop, user, onSaved } = await open();
    const { company, gstin } = await openFields(user);
    await user.type(company, "Patil & Sons");
    await user.type(gstin, "27 aapfu 0939 f1zv");
    await fillHome(user);
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(shop.bodies("addAddress")).toMatchObject([
      { company: "Patil & Sons", gstin: "27 aapfu 0939 f1zv" },
    ]);
  });

  it("says at its fields what is missing or mistyped, also if they were folded up", async () => {
    const { shop, user } = await open();
    const { company, gstin } = await openFields(user);
    await fillHome(user);
    await user.type(gstin, "27AAPFU0939F1ZW");
    await user.click(screen.getByText("Invoice for a business"));
    expect(disclosure()?.open).toBe(false);
    await user.click(save());
    await waitFor(() => expect(saidAt(company)).toContain("Please enter the name of the business"));
    // Unfolded by an effect, after the words are drawn.
    await waitFor(() => expect(disclosure()?.open).toBe(true));
    expect(saidAt(gstin)).toContain("There is a typing mistake in this GSTIN");
    expect(document.activeElement).toBe(company);
    await user.clear(gstin);
    await user.type(gstin, "27AAPFU");
    await waitFor(() => expect(saidAt(gstin)).toContain("A GSTIN has 15 letters and digits"));
    expect(shop.bodies("addAddress")).toEqual([]);
  });
});

describe.each(languages)("the address form in %s", (language) => {
  it("says at the fields what the shop refuses and keeps everything that was typed", async () => {
    const form = <AddressForm user={asha} address={ashasAddress} onSaved={vi.fn()} />;
    const { shop, user, t } = await renderInShop(form, { language, texts });
    shop.on("getPincode", pune);
    const refusal = messages.textTooLong("address", 200);
    shop.on(
      "updateAddress",
      refuse.invalid([
        { field: "address", message: refusal },
        { field: "city", message: messages.notValid },
      ]),
    );
    const street = screen.getByRole<HTMLInputElement>("textbox", { name: t("addresses:address") });
    const town = screen.getByRole<HTMLInputElement>("textbox", { name: t("addresses:city") });
    await user.clear(street);
    await user.type(street, "लक्ष्मी रोड १२{Enter}");
    await waitFor(() => expect(saidAt(street)).toBe(refusal.in(language)));
    await waitFor(() => expect(saidAt(town)).toBe(messages.notValid.in(language)));
    expect(document.activeElement).toBe(street);
    expect(street.value).toBe("लक्ष्मी रोड १२");
    expect(town.value).toBe("Pune");
  });

  it("says at the GSTIN that it is of another state than the address", async () => {
    const form = <AddressForm user={asha} address={ashasAddress} onSaved={vi.fn()} />;
    const { shop, user, t } = await renderInShop(form, { language, texts });
    shop.on("getPincode", pune);
    const refusal = messages.gstinElsewhere("Karnataka");
    shop.on("updateAddress", refuse.invalid([{ field: "gstin", message: refusal }]));
    await user.click(screen.getByText(t("forms:business")));
    const optional = t("forms:optional");
    await user.type(
      screen.getByRole("textbox", { name: `${t("forms:company")} ${optional}` }),
      "पाटील आणि कंपनी",
    );
    const gstin = screen.getByRole<HTMLInputElement>("textbox", { name: `GSTIN ${optional}` });
    await user.type(gstin, "29AAGCB7383J1Z4{Enter}");
    await waitFor(() => expect(saidAt(gstin)).toContain(refusal.in(language)));
    expect(document.activeElement).toBe(gstin);
    expect(gstin.value).toBe("29AAGCB7383J1Z4");
  });
});
