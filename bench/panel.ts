import { createHash, randomBytes } from "node:crypto";
import { Client } from "pg";
import type { Row } from "./catalog";
import { measure } from "./frame";
import { fillOrders } from "./panel-orders";
import type { Stage } from "./stage";

/** How many of the invented orders are delivered. */
const delivered = 0.82;
/** The last page that 25 rows leave of a list. */
const lastPage = (rows: number) => Math.ceil(rows / 25);

/** A signed-in admin and the size of each list. */
async function prepare(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const token = randomBytes(32).toString("base64url");
    await client.query(
      `insert into shop_session (token_hash, actor_kind, actor_id, expires_at, ends_at)
       select $1, 'admin', id, now() + interval '1 day', now() + interval '1 day' from "user" where deleted_at is null limit 1`,
      [createHash("sha256").update(token).digest()],
    );
    const { rows } = await client.query<{
      products: number;
      reviews: number;
      customers: number;
      entries: number;
      since: string;
    }>(
      `select (select count(*)::integer from product where deleted_at is null) as products,
         (select count(*)::integer from review where deleted_at is null) as reviews,
         (select count(*)::integer from audit_log) as entries,
         (select count(*)::integer from customer where has_account and deleted_at is null) as customers,
         (select min(placed_at)::date::text from (select placed_at from shop_order order by placed_at desc limit 10000) latest) as since`,
    );
    const [sizes] = rows;
    if (!sizes) throw new Error("The lists could not be counted");
    return { token, ...sizes };
  } finally {
    await client.end();
  }
}

type List = { page?: number; sort?: [string, "ASC" | "DESC"] } & Record<string, unknown>;

/** The address that the panel asks for. */
function listOf(path: string, { page = 1, sort, ...filter }: List = {}): string {
  const query = new URLSearchParams({ page: String(page), limit: "25" });
  if (sort) query.set("sort", JSON.stringify(sort));
  for (const [name, value] of Object.entries(filter)) query.set(name, String(value));
  return `${path}?${query}`;
}

const productsPath = "/api/admin/products/get";
const ordersPath = "/api/admin/orders/get";
const products = (list: List) => listOf(productsPath, { sort: ["updatedAt", "DESC"], ...list });
const ordersBy = (list: List) => listOf(ordersPath, { sort: ["orderDate", "DESC"], ...list });

/** Every list of the panel with many rows, its searches, sorts and last pages, and the dashboard: one request at a time. */
export async function benchPanel(
  { databaseUrl, backend, postgresPid }: Stage,
  seconds: number,
  orders: number,
): Promise<Row[]> {
  await fillOrders(databaseUrl, orders);
  const shop = await prepare(databaseUrl);
  const calls: Record<string, string> = {
    dashboard: "/api/admin/dashboard",
    "products: first page": products({}),
    "products: middle page": products({ page: Math.ceil(lastPage(shop.products) / 2) }),
    "products: last page": products({ page: lastPage(shop.products) }),
    "products: by title": products({ sort: ["title", "ASC"] }),
    "products: by title, middle page": products({
      sort: ["title", "ASC"],
      page: Math.ceil(lastPage(shop.products) / 2),
    }),
    "products: by price": products({ sort: ["price", "DESC"] }),
    "products: by stock": products({ sort: ["totalStock", "ASC"] }),
    "products: by stock, middle page": products({
      sort: ["totalStock", "ASC"],
      page: Math.ceil(lastPage(shop.products) / 2),
    }),
    "products: of a category": products({ category: "toys" }),
    "products: out of stock": products({ inStock: false }),
    "products: search, one hit": products({ q: "bench-4711-1" }),
    "products: search, 700 hits": products({ q: "lego royal puzzle" }),
    "products: search, 8,000 hits": products({ q: "royal" }),
    "products: search, two letters": products({ q: "le" }),
    "orders: first page": ordersBy({}),
    "orders: middle page": ordersBy({ page: Math.ceil(lastPage(orders) / 2) }),
    "orders: last page": ordersBy({ page: lastPage(orders) }),
    "orders: by total": ordersBy({ sort: ["totalAmount", "DESC"] }),
    "orders: by total, middle page": ordersBy({
      sort: ["totalAmount", "DESC"],
      page: Math.ceil(lastPage(orders) / 2),
    }),
    "orders: by number": ordersBy({ sort: ["orderNumber", "ASC"] }),
    "orders: by status": ordersBy({ sort: ["orderStatus", "ASC"] }),
    "orders: by last change": ordersBy({ sort: ["orderUpdateDate", "DESC"] }),
    "orders: to handle": ordersBy({ orderStatus: "pending,confirmed,packed" }),
    "orders: delivered": ordersBy({ orderStatus: "delivered" }),
    "orders: delivered, last page": ordersBy({
      orderStatus: "delivered",
      page: lastPage(delivered * orders),
    }),
    "orders: cash to collect": ordersBy({
      paymentStatus: "cod_due",
      orderStatus: "shipped,out_for_delivery,delivered",
    }),
    "orders: of a year": ordersBy({
      fromDate: `${Number(shop.since.slice(0, 4)) - 1}${shop.since.slice(4)}`,
    }),
    "orders: search, number": ordersBy({ q: "sb-26-90004711" }),
    "orders: search, name": ordersBy({ q: "kulkarni" }),
    "orders: search, every order": ordersBy({ q: "bench.example" }),
    "orders: search, two letters": ordersBy({ q: "le" }),
    "customers: first page": listOf("/api/admin/customers"),
    "customers: last page": listOf("/api/admin/customers", { page: lastPage(shop.customers) }),
    "customers: search, one hit": listOf("/api/admin/customers", { q: "list4711@" }),
    "customers: search, 14,000 hits": listOf("/api/admin/customers", { q: "kulkarni" }),
    "customers: search, two letters": listOf("/api/admin/customers", { q: "le" }),
    "shipping failed": listOf("/api/admin/orders/shipping-failed"),
    "reviews: first page": listOf("/api/admin/reviews", { sort: ["createdAt", "DESC"] }),
    "reviews: last page": listOf("/api/admin/reviews", {
      sort: ["createdAt", "DESC"],
      page: lastPage(shop.reviews),
    }),
    "reviews: search": listOf("/api/admin/reviews", { q: "kulkarni" }),
    "reviews: search, two letters": listOf("/api/admin/reviews", { q: "le" }),
    "audit log: first page": listOf("/api/admin/audit-log", { sort: ["at", "DESC"] }),
    "audit log: last page": listOf("/api/admin/audit-log", {
      sort: ["at", "DESC"],
      page: lastPage(shop.entries),
    }),
    "audit log: search": listOf("/api/admin/audit-log", { q: "SB-26-90004711" }),
    "export of 10,000 orders": `/api/admin/orders/export?fromDate=${shop.since}`,
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(calls))
    rows.push({
      figures: await measure({
        name,
        server: backend,
        postgresPid,
        calls: () => ({ path, headers: { cookie: `shop_session=${shop.token}` } }),
        seconds,
        connections: 1,
        warmAtMostMs: 1_000,
      }),
    });
  return rows;
}
