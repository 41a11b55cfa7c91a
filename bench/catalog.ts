import { Client } from "pg";
import { type Call, type Figures, measure, type Server } from "./frame";
import type { Stage } from "./stage";

/** A measured call with its floor and its peer. */
export type Row = { figures: Figures; floor?: Figures; peer?: Figures };

const categories = ["electronics", "fashion", "toys", "farming"];
const pick = <Item>(list: readonly Item[], turn: number): Item => list[turn % list.length] as Item;

/** Queries as shoppers type them: correct, misspelt, romanised, in Devanagari, matching one product or thousands. */
const keywords = [
  "samsung smartphone",
  "samsang",
  "मोबाइल",
  "mobail",
  "red shirt",
  "lal kurta",
  "साडी",
  "sari",
  "khilona",
  "खेळणी",
  "tractor",
  "ट्रॅक्टर",
  "biyane",
  "pump crompton",
  "kromton pamp",
  "lego train",
  "blue nike shoes",
  "joote",
  "laptop dell",
  "leptop",
  "teddy",
  "fertilizr",
  "sprayer",
  "favarni pump",
  "everest smartphone 4400",
  "monsoon kurta",
  "tv",
  "टीवी",
  "grand puzzle",
  "turbo sickle",
  "hedfone sony",
  "onplus",
  "motorla smartphone",
  "warranty",
  "kamera",
  "puma jacket",
];

async function someProducts(databaseUrl: string): Promise<Array<{ id: string; slug: string }>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; slug: string }>(
    "select product_id as id, slug from catalog_product where published order by md5(slug) limit 500",
  );
  await client.end();
  return rows;
}

/** List, page, featured, search, filters and suggestions, compared with the floor and the engine's own routes where available. */
export async function benchCatalog(stage: Stage, seconds: number): Promise<Row[]> {
  const products = await someProducts(stage.databaseUrl);
  const { backend, floor, stock, postgresPid } = stage;
  const run = (name: string, server: Server, calls: (turn: number) => Call, connections = 8) =>
    measure({ name, server, postgresPid, calls, seconds, connections });
  const stockHeaders = { "x-publishable-api-key": stock.key };
  const price = `region_id=${stock.regionId}&fields=*variants.calculated_price`;
  const search = (turn: number) => ({
    path: `/api/shop/search/${encodeURIComponent(pick(keywords, turn))}?limit=24`,
  });

  const floorList = await run("list of 24", floor, (turn) => ({ path: `/list/${pick(categories, turn)}` }));
  const floorPage = await run("page", floor, (turn) => ({
    path: `/one/${1 + ((turn * 7919) % products.length)}`,
  }));
  return [
    {
      figures: await run("list of 24", backend, (turn) => ({
        path: `/api/shop/products/get?category=${pick(categories, turn)}&sortBy=price-lowtohigh&limit=24`,
      })),
      floor: floorList,
      peer: await run(
        "list of 24",
        stock,
        (turn) => ({
          path: `/store/products?limit=24&offset=${(turn % 10) * 24}&${price}`,
          headers: stockHeaders,
        }),
        2,
      ),
    },
    {
      figures: await run("product page with six similar", backend, (turn) => ({
        path: `/api/shop/products/get/${pick(products, turn).slug}`,
      })),
      floor: floorPage,
      peer: await run(
        "product page",
        stock,
        (turn) => ({ path: `/store/products/${pick(products, turn).id}?${price}`, headers: stockHeaders }),
        2,
      ),
    },
    {
      figures: await run("list, any filters", backend, (turn) => ({
        path: `/api/shop/products/get?category=${pick(categories, turn)}&minPrice=${(turn % 40) * 500}&page=${1 + (turn % 5)}&limit=24`,
      })),
      floor: floorList,
    },
    {
      figures: await run("featured", backend, () => ({ path: "/api/shop/products/featured" })),
      floor: floorList,
    },
    { figures: await run("search", backend, search), floor: floorList },
    { figures: await run("search, one at a time", backend, search, 1), floor: floorList },
    {
      figures: await run(
        "search, every time other words",
        backend,
        (turn) => ({
          path: `/api/shop/search/${encodeURIComponent(`${pick(keywords, turn)} ${turn}`)}?limit=24`,
        }),
        1,
      ),
    },
    {
      figures: await run("suggestions", backend, (turn) => ({
        path: `/api/shop/suggest?q=${encodeURIComponent(pick(keywords, turn).slice(0, 2 + (turn % 5)))}`,
      })),
    },
  ];
}
