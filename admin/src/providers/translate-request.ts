import { routes } from "@contract/routes";
import { routeUrl } from "./call";
import { routeOf } from "./resource-routes";

const largestPage = 100;

export type ShopRequest = {
  url: string;
  method: string;
  resource: string;
  verb: "list" | "one" | "write";
  id?: string;
};

function rangeToPage(range: string | null): { page: string; limit: string } {
  const [first = 0, last = 24] = JSON.parse(range ?? "[0,24]") as number[];
  const limit = Math.min(Math.max(last - first + 1, 1), largestPage);
  return { page: String(Math.floor(first / limit) + 1), limit: String(limit) };
}

/** react-admin's filter values of a list. */
export type ListFilter = Readonly<Record<string, unknown>>;

/** The filters that are set, as the contract's queries take them: several values comma-joined. */
export function filterToQuery(filter: ListFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) =>
      value === undefined || value === null || value === ""
        ? []
        : [[key, Array.isArray(value) ? value.join(",") : String(value)]],
    ),
  );
}

/**
 * From the address that ra-data-simple-rest asks for (`/products/prod_1`, `/orders?range=[0,24]&filter={…}`)
 * to the shop's own call. Errors: a verb that the contract does not have.
 */
export function translateRequest(asked: string, method: string): ShopRequest {
  const url = new URL(asked, "http://panel");
  const [resource = "", id] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const verb =
    method === "GET"
      ? id
        ? "one"
        : "list"
      : method === "POST"
        ? "create"
        : method === "PUT"
          ? "update"
          : "delete";
  const route = routeOf(resource, verb) ?? (verb === "one" ? routeOf(resource, "list") : undefined);
  if (!route) throw new Error(`The panel has no call for ${verb} of ${resource}`);
  const query =
    verb === "list"
      ? {
          ...rangeToPage(url.searchParams.get("range")),
          ...filterToQuery(JSON.parse(url.searchParams.get("filter") ?? "{}") as ListFilter),
          sort: url.searchParams.get("sort") ?? undefined,
        }
      : {};
  return {
    url: routeUrl(route, { params: id ? { id } : {}, query }),
    method: routes[route][0],
    resource,
    verb: verb === "list" || verb === "one" ? verb : "write",
    id,
  };
}
