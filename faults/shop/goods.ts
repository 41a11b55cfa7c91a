import { randomBytes } from "node:crypto";
import { staff, type Testbed } from "../testbed/testbed";
import { send, surely } from "./send";

const tokens = new WeakMap<Testbed, string>();

/** The session of the shop's staff, signed in once per testbed. */
export async function staffToken(testbed: Testbed): Promise<string> {
  const known = tokens.get(testbed);
  if (known) return known;
  const body = { emailOrPhone: staff.email, password: staff.password };
  const answer = await surely(() => send(`${testbed.urlFor(0)}/api/auth/login`, { body }));
  const value = /shop_session=([\w-]+)/.exec(answer.cookies ?? "")?.[1];
  if (!value) throw new Error(`The staff could not sign in: ${JSON.stringify(answer)}`);
  tokens.set(testbed, value);
  return value;
}

/** After all users were signed out. */
export function forgetStaff(testbed: Testbed): void {
  tokens.delete(testbed);
}

/** What all products of a fault case are in: a shop without the demo has no categories yet. */
const category = "toys";

export async function addCategory(testbed: Testbed): Promise<void> {
  const token = await staffToken(testbed);
  const answer = await surely(() =>
    send(`${testbed.urlFor(0)}/api/admin/categories`, {
      body: { label: { en: "Toys", hi: "", mr: "" } },
      token,
    }),
  );
  // If a request whose answer was lost succeeded, it is there.
  if (answer.status !== 201 && answer.status !== 409)
    throw new Error(`No category was made: ${JSON.stringify(answer)}`);
}

const consonants = "bcdfghjkmnpqrtvwxz";

/** A word that is no other product's, and none that a search understands as something else: "9ac" is an air conditioner. */
const nonsenseWord = () =>
  Array.from(randomBytes(8), (byte) => consonants[byte % consonants.length]).join("");

const goods = (totalStock: number) => ({
  title: `Toy car ${nonsenseWord()}`,
  description: "A strong little thing for every day, packed in our shop in Satara.",
  category,
  // A shop without the demo has no brands yet.
  brand: "other",
  price: 500,
  totalStock,
  image: "/pictures/toy-car-red-front-1080.webp",
  weight: 0.4,
  length: 20,
  breadth: 10,
  height: 8,
  hsn: "9503",
  gstRate: 5,
});

export type Product = { id: string; input: ReturnType<typeof goods> };

/** A new product with this stock. */
export async function newProduct(testbed: Testbed, totalStock: number): Promise<Product> {
  const input = goods(totalStock);
  // A busy machine needs another try; if the lost request succeeded there is one unused product more.
  const answer = await surely(async () =>
    send<{ data: { _id: string } }>(`${testbed.urlFor(0)}/api/admin/products/add`, {
      body: input,
      token: await staffToken(testbed),
    }),
  );
  const id = answer.body.data?._id;
  if (!id) throw new Error(`No product was made: ${JSON.stringify(answer)}`);
  return { id, input };
}

/** Staff save another stock in the product's form. */
export async function restock(testbed: Testbed, { id, input }: Product, totalStock: number, at = 0) {
  return send(`${testbed.urlFor(at)}/api/admin/products/edit/${id}`, {
    method: "PUT",
    body: { ...input, totalStock },
    token: await staffToken(testbed),
  });
}

/** A product's stock, and how much of it is reserved. */
export async function shelfOf(
  testbed: Testbed,
  { id }: Product,
): Promise<{ stocked: number; reserved: number }> {
  const [row] = await testbed.query<{ stocked: number; reserved: number }>(
    `select stocked_quantity::integer as stocked, reserved_quantity::integer as reserved
     from inventory_level join catalog_variant using (inventory_item_id)
     where product_id = $1 and inventory_level.deleted_at is null`,
    [id],
  );
  if (!row) throw new Error("The product has no inventory level.");
  return row;
}
