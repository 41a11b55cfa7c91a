import { describe, expect, it } from "vitest";
import { counterIn } from "./counter-in";
import { newShop } from "./new-shop";
import { homeFigures, shopIn, shownCount } from "./shop-figures";

describe("a count that the shop claims", () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 10],
    [99, 90],
    [272, 270],
    [1_278, 1_200],
    [1_000_000, 1_000_000],
    [1_999_999, 1_900_000],
  ])("is never more than there is, and says two digits: %i", (count, shown) => {
    expect(shownCount(count)).toBe(shown);
  });

  it("is written as in India, and left out where it is too small to claim", () => {
    const terms = { free: null, returnDays: 7, counts: { products: 120_000, orders: 0 } };
    expect(homeFigures(terms, { name: "Meera Stores", city: "" })).toMatchObject({
      products: "1,20,000+",
      orders: undefined,
    });
  });
});

describe("the shop's own address", () => {
  const shop = {
    ...newShop,
    name: { en: "Meera Stores", hi: "मीरा स्टोर्स", mr: "" },
    street: "14 Sadar Bazar",
    city: { en: "Satara", hi: "सातारा", mr: "सातारा" },
    state: "Maharashtra" as const,
    stateName: { en: "Maharashtra", hi: "महाराष्ट्र", mr: "महाराष्ट्र" },
    pincode: "415001",
  };

  it("names city and state in the language", () => {
    expect(shopIn(shop, "en").address).toBe("14 Sadar Bazar, Satara, Maharashtra 415001");
    expect(shopIn(shop, "hi").address).toBe("14 Sadar Bazar, सातारा, महाराष्ट्र 415001");
    expect(shopIn({ ...shop, stateName: undefined }, "mr").address).toBe(
      "14 Sadar Bazar, सातारा, Maharashtra 415001",
    );
  });

  it("leaves the state's own value alone, which taxes and search engines read", () => {
    expect(shopIn(shop, "hi").state).toBe("Maharashtra");
  });

  it("at which an order is picked up is said in the language, unless the shop has moved or is called otherwise", () => {
    const kept = { address: "Meera Stores, 14 Sadar Bazar", city: "Satara" };
    expect(counterIn(kept, shop, "hi")).toEqual({ address: "मीरा स्टोर्स, 14 Sadar Bazar", city: "सातारा" });
    expect(counterIn(kept, shop, "mr")).toEqual({ address: "Meera Stores, 14 Sadar Bazar", city: "सातारा" });
    const former = { address: "Asha Stores, 2 Main Road", city: "Pune" };
    expect(counterIn(former, shop, "hi")).toEqual(former);
  });
});
