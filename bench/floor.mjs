// The floor: the minimal cost of a list or a product. node:http, pg, one indexed query, no validation, no engine. And of a page of
// HTML that somebody has made already: node:http, the same headers, the same bytes.
import { createServer, get } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`
  drop table if exists bench_floor;
  create table bench_floor as
    select row_number() over () as id, category, paid_price as price, card || stock_json as card, detail || stock_json as page
    from catalog_product where published;
  create index on bench_floor (category, price, id);
  create unique index on bench_floor (id);`);
await pool.query("vacuum analyze bench_floor");

const list = {
  name: "list",
  text: "select card from bench_floor where category = $1 order by price, id limit 24",
};
const one = { name: "one", text: "select page from bench_floor where id = $1" };

/**
 * Pages as the web process answers them, by path: headers with names and values in turn, and the bytes.
 * @type {Map<string, Promise<{ headers: string[]; body: Buffer }>>}
 */
const pages = new Map();

/**
 * Asks the web process for a page.
 * @param {string} path
 * @returns {Promise<{ headers: string[]; body: Buffer }>}
 */
const askFor = (path) =>
  new Promise((resolve, reject) => {
    const asked = get(
      process.env.WEB_URL + path,
      { headers: { "accept-encoding": "br" } },
      async (answer) => {
        const headers = answer.rawHeaders;
        resolve({ headers, body: Buffer.concat(await answer.toArray()) });
      },
    );
    asked.on("error", reject);
  });

createServer(async (req, res) => {
  const [, kind, key] = (req.url ?? "").split("/");
  if (kind === "page") {
    const path = (req.url ?? "").slice("/page".length);
    const asked = pages.get(path) ?? askFor(path);
    pages.set(path, asked);
    const { headers, body } = await asked;
    res.writeHead(200, headers);
    res.end(body);
    return;
  }
  const { rows } = await pool.query({ ...(kind === "list" ? list : one), values: [key] });
  const body =
    kind === "list"
      ? `{"success":true,"data":[${rows.map((row) => row.card).join(",")}]}`
      : `{"success":true,"data":${rows[0]?.page}}`;
  res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  res.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("floor ready"));
