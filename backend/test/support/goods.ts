import type { AddressInput } from "../../src/contract/addresses";
import type { ProductInput } from "../../src/contract/products";
import type { ShippingRules } from "../../src/contract/shipping-settings";
import type { ProductDraft } from "../../src/workflows/product/draft";
import type { Signed } from "./call";
import { loadBackend } from "./load-backend";
import type { Shop } from "./open-shop";

type PickupContact = { name: string; phone: string; address?: string };
type Draft = Partial<ProductDraft> & { title: string };

const plain: Omit<ProductInput, "title"> = {
  description: "A strong little thing for every day, packed in our shop in Satara.",
  category: "toys",
  brand: "hotwheels",
  price: 500,
  totalStock: 10,
  image: "/pictures/toy-car-red-front-1080.webp",
  weight: 0.4,
  length: 20,
  breadth: 10,
  height: 8,
  hsn: "9503",
  gstRate: 5,
};

/** A shirt with a stock of ten in size M and none in size L. */
export const shirt: Draft = {
  title: "Cotton Shirt",
  category: "fashion",
  brand: "puma",
  hsn: "6205",
  price: 800,
  salePrice: 600,
  totalStock: null,
  sizes: [
    { size: "M", stock: 10 },
    { size: "L", stock: 0 },
  ],
};

/** The signed-in user. */
type Person = Signed & { id: string };

let made = 0;

/** Creates products for sale; returns their ids in order. Titles get a number, so that they are unique. */
export async function stock(shop: Shop, ...drafts: Draft[]): Promise<string[]> {
  const { addProducts } =
    loadBackend<typeof import("../../src/workflows/product/add")>("./workflows/product/add");
  return addProducts(
    shop.container,
    drafts.map((draft) => {
      made += 1;
      return { ...plain, ...draft, title: `${draft.title} ${made}` };
    }),
  );
}

/** The only product of a test, by its id. */
export async function stockOne(shop: Shop, draft: Draft): Promise<string> {
  const [id] = await stock(shop, draft);
  if (!id) throw new Error("No product was made.");
  return id;
}

export const pune: AddressInput = {
  name: "आशा Patil",
  phone: "9876543210",
  email: "",
  address: "12 Laxmi Road",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
  notes: "Opposite the temple",
};

const homes = new Map<string, AddressInput>();

/** A separate address and phone in Pune per person: cash is limited by both, so strangers must not share them. */
export function homeOf({ id }: { id: string }): AddressInput {
  const nth = homes.size + 1;
  const home = homes.get(id) ?? {
    ...pune,
    phone: String(9_700_000_000 + nth),
    address: `${nth} Laxmi Road`,
  };
  homes.set(id, home);
  return home;
}

/** For a test's shoppers who order more in cash than real ones would. */
export async function liftOpenOrders(): Promise<void> {
  const { saveShippingRules } =
    loadBackend<typeof import("../../src/shipping/rules-in-force")>("./shipping/rules-in-force");
  const { defaultShippingRules } =
    loadBackend<typeof import("../../src/shipping/defaults")>("./shipping/defaults");
  const openOrders = { newcomers: 1_000, known: 1_000 };
  await saveShippingRules({ cod: { ...defaultShippingRules.cod, openOrders } });
}

/** Opens the shop's counter in Satara: it has an address, hours, and offers pickup. */
export async function openCounter(pickup: Partial<ShippingRules["pickup"]> = {}): Promise<void> {
  const { saveShippingRules } =
    loadBackend<typeof import("../../src/shipping/rules-in-force")>("./shipping/rules-in-force");
  const { defaultShippingRules } =
    loadBackend<typeof import("../../src/shipping/defaults")>("./shipping/defaults");
  const { readIdentity, saveIdentity } = loadBackend<typeof import("../../src/platform/identity/identity")>(
    "./platform/identity/identity",
  );
  const { identity } = await readIdentity();
  const hours = { opens: "10:00", closes: "20:00" };
  await saveIdentity({
    ...identity,
    street: "12 Powai Naka",
    city: { en: "Satara", hi: "सातारा", mr: "सातारा" },
    pincode: "415001",
    hours: { weekdays: hours, sunday: hours },
  });
  await saveShippingRules({ pickup: { ...defaultShippingRules.pickup, isOffered: true, ...pickup } });
}

/** Orders the person's cart to pick it up and pay for it at the counter. */
export function placePickup(
  shop: Shop,
  person: Person,
  wish: { paymentMethod?: "cod" | "online"; pickupContact?: PickupContact } = {},
) {
  const { name, phone } = homeOf(person);
  return shop.call(
    "createOrder",
    {
      body: {
        userId: person.id,
        deliveryMethod: "pickup",
        pickupContact: { name, phone },
        paymentMethod: "cod",
        ...wish,
      },
    },
    person,
  );
}

/** The shop's own vehicle goes to Satara every day that the shop is open, and has room for `perSlot` orders at a time. */
export async function openVehicle(vehicle: Partial<ShippingRules["vehicle"]> = {}): Promise<void> {
  await openCounter();
  const { readSavedRules, saveShippingRules } =
    loadBackend<typeof import("../../src/shipping/rules-in-force")>("./shipping/rules-in-force");
  const { rules } = await readSavedRules();
  const dispatch = { ...rules.dispatch, closedWeekdays: [], holidays: [] };
  await saveShippingRules({
    pickup: rules.pickup,
    dispatch,
    vehicle: {
      ...rules.vehicle,
      isOffered: true,
      pincodes: ["4150"],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      perSlot: 3,
      daysAhead: 25,
      ...vehicle,
    },
  });
}

/** An address in Satara, one for each person. */
export const satara = (person: Person): AddressInput => ({
  ...homeOf(person),
  address: homeOf(person).address.replace("Laxmi Road", "Powai Naka"),
  city: "Satara",
  pincode: "415001",
});

/** Orders the person's cart, to be brought by the shop's own vehicle in that slot and paid at the door. */
export const placeByVehicle = (
  shop: Shop,
  person: Person,
  slot: { day: string; from: string },
  wish: { paymentMethod?: "cod" | "online"; addressInfo?: AddressInput; key?: string } = {},
) =>
  shop.call(
    "createOrder",
    {
      body: {
        userId: person.id,
        deliveryMethod: "vehicle",
        slot,
        addressInfo: wish.addressInfo ?? satara(person),
        paymentMethod: wish.paymentMethod ?? "cod",
      },
    },
    person,
    wish.key === undefined ? undefined : { "idempotency-key": wish.key },
  );

/** Puts `quantity` of a product into the person's cart. */
export function put(shop: Shop, person: Person, productId: string, quantity = 1, size?: "M" | "L") {
  return shop.call("addToCart", { body: { userId: person.id, productId, quantity, size } }, person);
}

type Wish = { addressInfo?: AddressInput; expectedTotal?: number; cartId?: string; notes?: string };

/** Orders the person's cart, cash on delivery, by default to their home in Pune. */
export function place(shop: Shop, person: Person, wish: Wish = {}, key?: string) {
  return shop.call(
    "createOrder",
    { body: { userId: person.id, addressInfo: homeOf(person), paymentMethod: "cod", ...wish } },
    person,
    key === undefined ? undefined : { "idempotency-key": key },
  );
}

/** Changes a product in the engine's own tables, as a plugin would, and waits until the shop shows it. */
export async function changeInEngine(
  shop: Shop,
  productId: string,
  changes: { title?: string; status?: "draft"; price?: number },
): Promise<void> {
  await shop.query({
    text: "update product set title = coalesce($2, title), status = coalesce($3, status) where id = $1",
    values: [productId, changes.title, changes.status],
  });
  if (changes.price !== undefined)
    await shop.query({
      text: `update price set amount = $2::numeric, raw_amount = jsonb_build_object('value', $2::numeric::text, 'precision', 20)
             where price_set_id in (select s.price_set_id from product_variant_price_set s
               join product_variant v on v.id = s.variant_id where v.product_id = $1)`,
      values: [productId, changes.price],
    });
  await loadBackend<typeof import("../../src/catalog/projection/project")>(
    "./catalog/projection/project",
  ).project([productId]);
}

/** The audit's findings for the running shop; a test expects none. */
export async function auditFaults(): Promise<unknown[]> {
  const { auditData } = loadBackend<typeof import("../../src/integrity/audit")>("./integrity/audit");
  return (await auditData()).findings;
}

/** Stocked and reserved quantities of a product, over its sizes. */
export async function shelf(shop: Shop, productId: string): Promise<{ stocked: number; reserved: number }> {
  const [row] = await shop.query<{ stocked: number; reserved: number }>({
    text: `select sum(stocked_quantity)::integer as stocked, sum(reserved_quantity)::integer as reserved
           from inventory_level where deleted_at is null and inventory_item_id in
             (select inventory_item_id from catalog_variant where product_id = $1)`,
    values: [productId],
  });
  if (!row) throw new Error("There is no such shelf.");
  return row;
}
