import { afterEach, expect, it } from "vitest";
import { sessionQuery } from "./features/session/queries";
import { setTransport, type Transport, transport } from "./lib/transport";
import { ownPrefetchers, readOwn } from "./prefetch-own";
import { routes } from "./routes";
import { matchRoute } from "./routing/match-route";
import { asha, ashasAddress, ashasCart, quote } from "./testing/samples";

const { route: checkout } = matchRoute("/shop/checkout");
const browsers = transport;
afterEach(() => setTransport(browsers));

/** The shop's answers by path; what is not among them cannot be reached. */
function answer(answers: Readonly<Record<string, object | undefined>>) {
  const asked: string[] = [];
  const reply: Transport = async ({ path }) => {
    asked.push(path);
    const json = answers[path];
    if (!json) throw new TypeError("fetch failed");
    return { status: 200, json: { success: true, ...json } };
  };
  setTransport(reply);
  return asked;
}

const delivery = "/api/shipping/calculate-shipping";
const answers = {
  "/api/auth/check-auth": { user: asha },
  [`/api/shop/cart/get/${asha.id}`]: { data: ashasCart },
  [`/api/shop/address/get/${asha.id}`]: { data: [ashasAddress] },
  "/api/shipping/terms": { data: { pickup: null, vehicle: null } },
  [delivery]: { shippingCharge: 60, data: quote, vehicle: null, slots: [] },
};

it("reads for each page that is a visitor's own, and for no other", () => {
  const own = routes.filter(({ isOwn }) => isOwn).map(({ page }) => page.file);
  expect(own).toEqual(Object.keys(ownPrefetchers));
});

const kinds = (client: Awaited<ReturnType<typeof readOwn>>) =>
  client
    ?.getQueryCache()
    .getAll()
    .map(({ queryKey: [kind] }) => kind)
    .sort();

it("knows who asks, the cart, the addresses and the delivery to the only one", async () => {
  answer(answers);
  const client = await readOwn(checkout, "en");
  const known = client
    ?.getQueryCache()
    .getAll()
    .map(({ queryKey: [kind] }) => kind);
  expect(known?.sort()).toEqual(["addresses", "cart", "servedTo", "session", "shipping", "terms"]);
  expect(client?.getQueryData(sessionQuery.queryKey)).toEqual(asha);
});

it("shows the rest where nobody says what the delivery costs", async () => {
  answer({ ...answers, [delivery]: undefined });
  expect(kinds(await readOwn(checkout, "en"))).toEqual(["addresses", "cart", "servedTo", "session", "terms"]);
});

it.each(Object.keys(answers).filter((path) => path !== delivery))(
  "leaves the page everybody's where %s does not answer",
  async (path) => {
    answer({ ...answers, [path]: undefined });
    expect(await readOwn(checkout, "en")).toBeUndefined();
  },
);

it("leaves the page everybody's for staff, and asks nothing more in their name", async () => {
  const asked = answer({ ...answers, "/api/auth/check-auth": { user: { ...asha, role: "admin" } } });
  expect(await readOwn(checkout, "en")).toBeUndefined();
  expect(asked).toEqual(["/api/auth/check-auth"]);
});
