import { generateEntityId } from "@medusajs/framework/utils";
import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import type { TaxRate, TaxRateInput } from "../contract/tax-rates";
import { named } from "../platform/db/named";
import { query, transaction } from "../platform/db/pool";
import { catchUp, type Run } from "../platform/revisions/revisions";

const columns = `id as "_id", name, headings, to_char(starts_on, 'YYYY-MM-DD') as "from", rate::float8 as rate,
  case when up_to is not null then jsonb_build_object('upTo', up_to, 'above', above) end as slab, version`;

/** The GST table, the latest day first. */
export const readRates = (run: Run = query): Promise<TaxRate[]> =>
  run<TaxRate>({
    name: "gst-rates",
    text: `select ${columns} from gst_rate order by starts_on desc, headings, id`,
  });

/** One row of it. */
export async function readRate(id: string): Promise<TaxRate | undefined> {
  const [rate] = await query<TaxRate>({
    name: "gst-rate",
    text: `select ${columns} from gst_rate where id = $1`,
    values: [id],
  });
  return rate;
}

type Row = {
  id: string;
  name: string;
  headings: string[];
  from: string;
  rate: number;
  upTo: number | null;
  above: number | null;
};

const rowOf = (id: string, { name, headings, from, rate, slab }: TaxRateInput): Row => ({
  id,
  name,
  headings: [...new Set(headings)].sort(),
  from,
  rate,
  upTo: slab?.upTo ?? null,
  above: slab?.above ?? null,
});

const insertRate = named<Row>(
  "gst-rate-insert",
  `insert into gst_rate (id, name, headings, starts_on, rate, up_to, above)
   values (:id, :name, :headings, :from, :rate, :upTo, :above)`,
);

const updateRate = named<Row & { version: number | null }>(
  "gst-rate-update",
  `update gst_rate set name = :name, headings = :headings, starts_on = :from, rate = :rate, up_to = :upTo,
     above = :above, version = version + 1
   where id = :id and (:version::integer is null or version = :version)`,
);

/** Of two rows that begin on one day, neither may have a heading that contains one of the other's. */
const overlapping = `select heading from gst_rate r, unnest(r.headings) heading, unnest($1::text[]) wanted
  where r.starts_on = $2 and r.id <> $3 and (heading like wanted || '%' or wanted like heading || '%')
  order by heading limit 1`;

/**
 * Saves a row, a new one without `id`; the rates apply from the next price on. 422 if it overlaps another, 404 if
 * there is none with this id, 409 `edit_conflict` if it is no longer the one with this `version`.
 */
export async function saveRate(input: TaxRateInput, id?: string, version?: number): Promise<TaxRate> {
  const key = id ?? generateEntityId(undefined, "gstr");
  await transaction(async (client) => {
    // One at a time: two rows that overlap each other would otherwise not see each other.
    await client.query("select from shop_revision where subject = 'gst-rates' for update");
    const row = rowOf(key, input);
    const { rows } = await client.query<{ heading: string }>(overlapping, [row.headings, row.from, key]);
    const [other] = rows;
    if (other)
      throw refuse.invalid([
        { field: "headings", message: messages.taxRateOverlaps(other.heading, input.from) },
      ]);
    if (id === undefined) {
      await client.query(insertRate(row));
      return;
    }
    const { rowCount } = await client.query(updateRate({ ...row, version: version ?? null }));
    if (rowCount === 0) throw await notSaved(id);
  });
  await catchUp();
  const saved = await readRate(key);
  if (!saved) throw refuse.notFound(messages.taxRateNotFound);
  return saved;
}

const notSaved = async (id: string) =>
  (await readRate(id))
    ? refuse.conflict("edit_conflict", messages.taxRateChanged)
    : refuse.notFound(messages.taxRateNotFound);

/** 404 if there is none. Orders keep what they were placed with. */
export async function deleteRate(id: string): Promise<void> {
  const gone = await query({ text: "delete from gst_rate where id = $1 returning id", values: [id] });
  if (gone.length === 0) throw refuse.notFound(messages.taxRateNotFound);
  await catchUp();
}
