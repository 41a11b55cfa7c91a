import type { Endpoint, RouteList } from "./endpoint";

/** The header comments of the generated lists. */
const abouts: Record<RouteList, string> = {
  shop: "What visitors and shoppers call: method and path.",
  account:
    "What few pages call, or only later: the account, the wishlist. Kept apart, so that no first load has the list.",
  staff: "What staff and machines call. Kept apart, so that no shopper's browser fetches the list.",
};

const listOf = ({ list, access }: Endpoint): RouteList => list ?? (access === "admin" ? "staff" : "shop");

/** The file's text for one list of a table: names, methods and paths, without schemas. */
function listText(list: RouteList, table: Readonly<Record<string, Endpoint>>): string {
  const lines = Object.entries(table)
    .filter(([, entry]) => listOf(entry) === list)
    .map(([name, { method, path }]) => `  ${name}: ["${method}", "${path}"],\n`);
  const type = `${list[0]?.toUpperCase()}${list.slice(1)}RouteName`;
  return [
    "// Generated from the contract by `npm run generate-routes`: change the entry, not this file.\n\n",
    `/** ${abouts[list]} */\n`,
    `export const ${list}Routes = {\n${lines.join("")}} as const;\n`,
    `export type ${type} = keyof typeof ${list}Routes;\n`,
  ].join("");
}

/** The lists of routes that browsers fetch, as files of `contract/generated/` with their text. */
export function routeLists(table: Readonly<Record<string, Endpoint>>): [file: string, text: string][] {
  const lists = Object.keys(abouts) as RouteList[];
  return lists.map((list) => [`${list}-routes.ts`, listText(list, table)]);
}
