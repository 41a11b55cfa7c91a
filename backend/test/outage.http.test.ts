import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditFaults, place, put, stockOne } from "./support/goods";
import { loadBackend } from "./support/load-backend";
import { openShop, type Person, type Shop } from "./support/open-shop";

/** A line to the database that can be cut, as by a restart or a failover. */
class Line {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  port = 0;

  constructor(
    private readonly toPort: number,
    private readonly toHost: string,
  ) {}

  async mend(): Promise<void> {
    this.server = createServer((from) => {
      const to = connect(this.toPort, this.toHost);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        this.sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  cut(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
  }
}

let shop: Shop;
let line: Line;
/** The database's own address, which no cut reaches. */
let directUrl: string;
beforeAll(async () => {
  const pooler = async (databaseUrl: string) => {
    directUrl = databaseUrl;
    const url = new URL(databaseUrl);
    line = new Line(Number(url.port), url.hostname);
    await line.mend();
    url.hostname = "127.0.0.1";
    url.port = String(line.port);
    return url.href;
  };
  shop = await openShop({}, { pooler });
});
afterAll(async () => {
  await shop.close();
  line.cut();
});

/** Cuts the line, does this meanwhile, and mends it a moment later. */
async function duringOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  line.cut();
  const done = work();
  await pause(300);
  await line.mend();
  return done;
}

/**
 * Cuts the line while this call is writing to the rows that `lock` reads, and mends it: what was under way at the database is
 * carried out there, and nobody hears of it.
 */
async function cutInFlight<Result>(
  lock: { text: string; values: string[] },
  call: () => Promise<Result>,
): Promise<Result> {
  const other = new Client({ connectionString: directUrl });
  await other.connect();
  try {
    await other.query("begin");
    await other.query(lock);
    const answer = call();
    const waiting = "select pid from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))";
    await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
    line.cut();
    await line.mend();
    await other.query("commit");
    return await answer;
  } finally {
    await other.end();
  }
}

const cartOf = (person: Person) => ({
  text: "select from shop_cart where customer_id = $1 for update",
  values: [person.id],
});
const stockOf = (sku: string) => ({
  text: `select from inventory_level l join inventory_item i on i.id = l.inventory_item_id
         where i.sku = $1 for update of l`,
  values: [sku],
});

describe("a change of the cart whose answer is lost with the database", () => {
  const quantities = async (person: Person) => {
    const { body } = await shop.call("getCart", { params: { userId: person.id } }, person);
    return body.data.items.map(({ quantity }) => quantity);
  };
  const withCart = async () => {
    const productId = await stockOne(shop, { title: "Lantern", price: 300, totalStock: 9 });
    const person = await shop.shopper();
    await put(shop, person, productId);
    return { person, body: { userId: person.id, productId, quantity: 3 } };
  };

  it("is carried out once if it sets what is there, or carries a key", async () => {
    const { person, body } = await withCart();
    const set = await cutInFlight(cartOf(person), () => shop.call("updateCart", { body }, person));
    expect([set.status, await quantities(person)]).toEqual([200, [3]]);
    const key = { "idempotency-key": "one-key-for-one-press" };
    const added = await cutInFlight(cartOf(person), () => shop.call("addToCart", { body }, person, key));
    expect([added.status, await quantities(person)]).toEqual([200, [6]]);
  });

  it("is left to the shopper if it would count twice", async () => {
    const { person, body } = await withCart();
    const added = await cutInFlight(cartOf(person), () => shop.call("addToCart", { body }, person));
    expect(added.status).toBe(503);
    await expect.poll(() => quantities(person)).toEqual([4]);
  });
});

describe("a product file whose last rows are being written as the database goes away", () => {
  it("waits with them, and goes on behind what was written when it is sent again", async () => {
    const { importProducts } = loadBackend<typeof import("../src/product-files/import-products")>(
      "./product-files/import-products",
    );
    const turn = async (...lines: string[]) => {
      const wish = { dryRun: false, skipErrors: false, by: "Admin", budgetMs: Number.POSITIVE_INFINITY };
      return (await importProducts(shop.container, Buffer.from(lines.join("\n")), wish)).counts;
    };
    const skus = Array.from({ length: 60 }, (_, at) => `CUT-${at}`);
    const columns =
      "sku,title,description,category,brand,price,stock,weight,length,breadth,height,gstRate,hsn,image";
    const picture = "/pictures/hand-tool-khurpi-brown-angle-1080.webp";
    const made = skus.map(
      (sku) =>
        `${sku},Fork ${sku},A fork of forged steel for beds and pots,farming,kisankraft,450,12,1,90,20,8,18,8201,${picture}`,
    );
    expect(await turn(columns, ...made)).toMatchObject({ created: 60 });

    const file = ["sku,stock", ...skus.map((sku) => `${sku},30`)];
    const cut = await cutInFlight(stockOf("CUT-55"), () => turn(...file));
    expect(cut).toEqual({ created: 0, updated: 50, unchanged: 0, error: 0, waiting: 10 });
    const stocked = (sku: string) =>
      shop
        .query<{ stocked: number }>({
          text: `select l.stocked_quantity::int as stocked from inventory_level l
                 join inventory_item i on i.id = l.inventory_item_id where i.sku = $1`,
          values: [sku],
        })
        .then(([row]) => row?.stocked);
    const admin = await shop.admin();
    const [{ productId } = { productId: "" }] = await shop.query<{ productId: string }>({
      text: `select product_id as "productId" from product_variant where sku = $1`,
      values: ["CUT-3"],
    });
    const body = { reason: "lost" as const, changes: [{ by: -4 }] };
    await shop.call("adminChangeStock", { params: { id: productId }, body }, admin);
    expect(await turn(...file)).toEqual({ created: 0, updated: 10, unchanged: 50, error: 0, waiting: 0 });
    expect([await stocked("CUT-3"), await stocked("CUT-55")]).toEqual([26, 30]);
    expect(await auditFaults()).toEqual([]);
  });
});

describe("while the database is away for a moment", () => {
  it("lists, pages and who is signed in are answered when it is back", async () => {
    const person = await shop.shopper();
    const answers = await duringOutage(() =>
      Promise.all([
        shop.send("GET", "/api/shop/products/get?limit=5"),
        shop.send("GET", "/api/shop/search/phone"),
        shop.call("getAddresses", { params: { userId: person.id } }, person),
        shop.call("checkAuth", {}, person),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("an order is placed once, when it is back", async () => {
    const person = await shop.shopper();
    await put(shop, person, await stockOne(shop, { title: "Torch", price: 300, totalStock: 5 }));
    const { status, body } = await duringOutage(() => place(shop, person));
    expect(status).toBe(201);
    const orders = await shop.call("getOrders", { params: { userId: person.id }, query: {} }, person);
    expect(orders.body.data.map(({ _id }) => _id)).toEqual([body.orderId]);
    expect(await auditFaults()).toEqual([]);
  });

  it("what is away for longer is refused, and answered again afterwards", async () => {
    line.cut();
    const refused = await shop.send("GET", "/api/shop/products/get?limit=5");
    await line.mend();
    expect([refused.status, refused.body.code]).toEqual([503, "unavailable"]);
    await expect
      .poll(async () => (await shop.send("GET", "/api/shop/products/get?limit=6")).status, {
        timeout: 60_000,
      })
      .toBe(200);
  });
});
