// The floor: the minimal cost of a list or a page. node:http, pg, one indexed query, no validation, no engine.
import { createServer } from "node:http";
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

createServer(async (req, res) => {
  const [, kind, key] = (req.url ?? "").split("/");
  const { rows } = await pool.query({ ...(kind === "list" ? list : one), values: [key] });
  const body =
    kind === "list"
      ? `{"success":true,"data":[${rows.map((row) => row.card).join(",")}]}`
      : `{"success":true,"data":${rows[0]?.page}}`;
  res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  res.end(body);
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("floor ready"));
