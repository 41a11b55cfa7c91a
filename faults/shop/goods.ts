import { randomBytes } from "node:crypto";
import { type Stage, staff } from "../stage/stage";
import { isRetryable, send } from "./send";

let token: { of: Stage; value: string } | undefined;

/** The session of the shop's staff, signed in once a stage. */
export async function staffToken(stage: Stage): Promise<string> {
  if (token?.of === stage) return token.value;
  const body = { emailOrPhone: staff.email, password: staff.password };
  const answer = await fetch(`${stage.urlFor(0)}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const value = /shop_session=([\w-]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
  if (!value) throw new Error(`The staff could not sign in: ${answer.status} ${await answer.text()}`);
  token = { of: stage, value };
  return value;
}

/** After everybody was signed out. */
export function forgetStaff(): void {
  token = undefined;
}

const goods = (totalStock: number) => ({
  title: `Toy car ${randomBytes(4).toString("hex")}`,
  description: "A strong little thing for every day, packed in our shop in Satara.",
  category: "toys",
  brand: "hotwheels",
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

const patience = 20;

/** A new product with so many pieces on its shelf. */
export async function newProduct(stage: Stage, totalStock: number): Promise<Product> {
  const input = goods(totalStock);
  const add = async () =>
    send<{ data: { _id: string } }>(`${stage.urlFor(0)}/api/admin/products/add`, {
      body: input,
      token: await staffToken(stage),
    });
  let answer = await add();
  // A busy machine asks for another try; what an unheard one has made is one product more, and in nobody's way.
  for (let again = 0; isRetryable(answer) && again < patience; again++) answer = await add();
  const id = answer.body.data?._id;
  if (!id) throw new Error(`No product was made: ${JSON.stringify(answer)}`);
  return { id, input };
}

/** Staff type another stock into the product's form. */
export async function restock(stage: Stage, { id, input }: Product, totalStock: number, at = 0) {
  return send(`${stage.urlFor(at)}/api/admin/products/edit/${id}`, {
    method: "PUT",
    body: { ...input, totalStock },
    token: await staffToken(stage),
  });
}

/** Pieces of a product on the shelf, and how many of them are set aside. */
export async function shelfOf(stage: Stage, { id }: Product): Promise<{ stocked: number; reserved: number }> {
  const [row] = await stage.query<{ stocked: number; reserved: number }>(
    `select stocked_quantity::integer as stocked, reserved_quantity::integer as reserved
     from inventory_level join catalog_variant using (inventory_item_id)
     where product_id = $1 and inventory_level.deleted_at is null`,
    [id],
  );
  if (!row) throw new Error("There is no such shelf.");
  return row;
}
