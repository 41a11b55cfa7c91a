import { languages } from "@contract/constants";
import { shopRoutes } from "@contract/generated/shop-routes";
import { newShop } from "@contract/new-shop";
import { policyNames } from "@contract/policy-text";
import type { PublicIdentity } from "@contract/shop-identity";
import { standardPolicies } from "@contract/standard-policies";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentOf } from "../server/document";
import { render, warmUp } from "./entry-server";
import { setTransport, transport } from "./lib/transport";

/** A shop in another state; nothing of the demo's shop may stand on its pages. */
const meera: PublicIdentity = {
  ...newShop,
  name: { en: "Meera Stores", hi: "मीरा स्टोर्स", mr: "मीरा स्टोअर्स" },
  legalName: "Meera Retail LLP",
  tagline: { en: "Lamps and pots", hi: "दीये और मटके", mr: "पणत्या आणि मडकी" },
  street: "4 Lake Road",
  city: { en: "Mysuru", hi: "मैसूरु", mr: "म्हैसूर" },
  state: "Karnataka",
  stateName: { en: "Karnataka", hi: "कर्नाटक", mr: "कर्नाटक" },
  pincode: "570001",
  phone: "+91 82142 00000",
  email: "hello@meera.example",
  gstin: "29AAGCB7383J1Z4",
  colours: { brand: "#7a1f5c", accent: "#ffc94d" },
};
const old = /sahyadri|satara|सह्याद्री|सातार|साताऱ|powai|पोवई|98765 4321|27ABCDE|Sunita Jadhav/i;
/** What the demo's shop sells. */
const itsGoods = /kurtas|toys|farm goods|farming|seeds|कुर्ते|खिलौन|खेळण|खेती|शेती|बीज|बियाणे/i;
const invented = /500\+|50,000\+|₹199|40%/;

const terms = {
  free: null,
  largest: { kg: 30, sideCm: 150 },
  volumetricDivisor: 5_000,
  delivery: { dearest: { firstHalfKg: 95, halfKgMore: 45 }, days: { min: 1, max: 10 } },
  cod: { min: 199, max: 10_000, feeMost: 150 },
  pickup: null,
  vehicle: null,
  returnDays: 7,
  paymentMinutes: 15,
  onlineAvailable: true,
  paymentScript: null,
  opening: { state: "open", text: { en: "", hi: "", mr: "" } },
  counts: { products: 0, orders: 0 },
  announcement: { en: "", hi: "", mr: "" },
  categories: [],
  sizes: [],
};
const meta = { total: 0, page: 1, limit: 20, pages: 0 };
let shown: PublicIdentity = meera;
const usual = transport;
beforeAll(async () => {
  // As at a start: the parts that browsers fetch later, as the footer, are in the pages too.
  await warmUp();
  setTransport(async ({ path }) => {
    const [route, lang] = path.split("?lang=");
    const policy = policyNames.find((name) => route === shopRoutes.getPolicy[1].replace(":name", name));
    const language = languages.find((known) => known === lang);
    if (policy && language)
      return { status: 200, json: { success: true, data: { source: standardPolicies[policy][language] } } };
    if (path === shopRoutes.getTerms[1])
      return { status: 200, json: { success: true, data: { ...terms, shop: shown } } };
    if (path === shopRoutes.getHomeWords[1]) {
      const none = {
        categoryBadge: "",
        customersBadge: "",
        title: { en: "", hi: "", mr: "" },
        description: { en: "", hi: "", mr: "" },
        offer: { en: "", hi: "", mr: "" },
        announcement: { en: "", hi: "", mr: "" },
        reasons: [],
        testimonials: [],
      };
      return { status: 200, json: { success: true, data: none } };
    }
    return { status: 200, json: { success: true, data: [], meta } };
  });
});
afterAll(() => setTransport(usual));

const addresses = [
  "/shop/home",
  "/about",
  "/contact",
  "/terms",
  "/privacy-policy",
  "/return-policy",
  "/delivery-policy",
  "/faq",
  "/auth/login",
  "/auth/register",
  "/auth/forgot-password",
  "/shop/checkout",
  "/shop/account",
  "/no-such-page",
];
const pageOf = async (address: string, language: (typeof languages)[number]) => {
  const page = await render(address, language, { origin: "https://shop.example" });
  if ("movedTo" in page) throw new Error(`${address} has moved`);
  return documentOf(page, language, "https://shop.example", { styles: [], scripts: () => "" });
};

describe.each(languages)("every page of a shop with another name, in %s", (language) => {
  it.each(addresses)("%s says who runs it, and nothing of the demo's shop", async (address) => {
    shown = meera;
    const html = await pageOf(address, language);
    expect(html).toContain(meera.name[language]);
    expect(html).toContain('href="/theme/7a1f5c-ffc94d.css"');
    expect(html).not.toMatch(old);
    expect(html).not.toMatch(itsGoods);
  });
});

it.each([
  ["hi", "4 Lake Road, मैसूरु, कर्नाटक 570001"],
  ["mr", "4 Lake Road, म्हैसूर, कर्नाटक 570001"],
] as const)(
  "says in %s where it is, in its footer and wherever else its address stands",
  async (language, where) => {
    shown = meera;
    const [contact = ""] = (await pageOf("/contact", language)).split('id="page-state"');
    // The card and the footer.
    expect(contact.split(where)).toHaveLength(3);
    expect(await pageOf("/terms", language)).toContain(`Meera Retail LLP, ${where}`);
  },
);

it("fills its own name, address and figures into its policies, and names its officer", async () => {
  shown = { ...meera, grievanceOfficer: { name: "Lata Rao", email: "care@meera.example", phone: "" } };
  const terms = await pageOf("/terms", "en");
  for (const fact of ["Meera Retail LLP, 4 Lake Road", "GSTIN: 29AAGCB7383J1Z4", "15 minutes", "at Mysuru"])
    expect(terms).toContain(fact);
  expect(await pageOf("/privacy-policy", "mr")).toContain("Lata Rao");
  expect(await pageOf("/return-policy", "hi")).toContain("वापस कैसे करें");
  shown = newShop;
  // Without the data that the browser takes over, in which the text stands as staff wrote it.
  const [unnamed = ""] = (await pageOf("/terms", "en")).split('id="page-state"');
  expect(unnamed).toContain("no other seller");
  expect(unnamed).not.toMatch(/GSTIN:|courts at/);
});

it("says how to reach it on its contact page, and its GSTIN in the footer", async () => {
  shown = meera;
  const html = await pageOf("/contact", "en");
  for (const fact of ["4 Lake Road, Mysuru, Karnataka 570001", "tel:+918214200000", "hello@meera.example"])
    expect(html).toContain(fact);
  expect(html).toMatch(/GSTIN (<!-- -->)?29AAGCB7383J1Z4/);
});

it("claims nothing for a shop whose owner has said nothing yet", async () => {
  shown = newShop;
  const html = await pageOf("/shop/home", "en");
  expect(html).toContain("My shop");
  expect(html).not.toMatch(old);
  expect(html).not.toMatch(invented);
  expect(html).not.toContain("GSTIN");
});

it("leaves out what it has none of: featured products, pictures beside the title, and GST without a GSTIN", async () => {
  shown = newShop;
  const [html = ""] = (await pageOf("/shop/home", "en")).split('id="page-state"');
  expect(html).not.toMatch(/Featured products|Pictures from the shop|include GST|href="#featured"/);
  expect(html).toMatch(/<a [^>]*href="\/shop\/listing"[^>]*>Shop deals/);
  shown = meera;
  expect(await pageOf("/shop/home", "en")).toContain("All prices are in rupees and include GST.");
});
