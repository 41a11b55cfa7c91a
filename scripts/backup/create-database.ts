import { ask } from "../../backend/src/backup/pg-tools";

/** A row of pg_database; the names of some columns differ between versions of PostgreSQL. */
type Described = {
  encoding: string;
  datcollate: string;
  datctype: string;
  /** c: the system's library, i: ICU, b: PostgreSQL's own, since 17. */
  datlocprovider: "c" | "i" | "b";
  /** Since 17. */
  datlocale?: string | null;
  /** In 15 and 16. */
  daticulocale?: string | null;
  /** Since 16. */
  daticurules?: string | null;
};

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Which letters are letters, and what comes before what: what a dump does not say, and the server's own default may lack. */
function settingsOf(like: Described): string {
  const { encoding, datcollate, datctype, datlocprovider, daticurules } = like;
  const locale = like.datlocale ?? like.daticulocale;
  const settings = [
    `encoding ${literal(encoding)}`,
    `lc_collate ${literal(datcollate)}`,
    `lc_ctype ${literal(datctype)}`,
  ];
  if (datlocprovider === "c") settings.push("locale_provider libc");
  if (datlocprovider === "i") settings.push("locale_provider icu", `icu_locale ${literal(locale ?? "")}`);
  if (datlocprovider === "b")
    settings.push("locale_provider builtin", `builtin_locale ${literal(locale ?? "")}`);
  if (daticurules) settings.push(`icu_rules ${literal(daticurules)}`);
  return settings.join(" ");
}

/** An empty database of the same encoding and locale as `like`, or of the server's own where that one does not exist. */
export async function createDatabase(maintenance: string, name: string, like: string): Promise<void> {
  const [found] = await ask<{ described: Described }>(
    maintenance,
    `select to_jsonb(d) || jsonb_build_object('encoding', pg_encoding_to_char(d.encoding)) as described
     from pg_database d where datname = $1`,
    [like],
  );
  const settings = found ? settingsOf(found.described) : "";
  await ask(maintenance, `create database ${quoted(name)} template template0 ${settings}`);
}
