import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { languages } from "@contract/constants";
import { languagePrefix } from "@contract/page-addresses";
import { afterEach, describe, expect, it } from "vitest";
import { matchRoute } from "../src/routing/match-route";
import { blankPage } from "../src/testing/blank-page";
import { isLite } from "./lite";
import { PageCache } from "./page-cache";
import { pageServer } from "./pages";
import { rulesPath, sendSpeculationRules } from "./speculation-rules";

const open: Array<() => unknown> = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

async function listening(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Rules = {
  prefetch: [{ eagerness: string; where: { and: [{ href_matches: string[] }, ...unknown[]] } }];
};

async function servedRules() {
  const answer = await fetch((await listening((_, res) => sendSpeculationRules(res))) + rulesPath);
  return { type: answer.headers.get("content-type"), rules: (await answer.json()) as Rules };
}

describe("the rules by which a browser fetches a page ahead", () => {
  it("have the type that browsers ask for, and wait until a link is pressed", async () => {
    const { type, rules } = await servedRules();
    expect(type).toBe("application/speculationrules+json");
    expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(["conservative"]);
  });

  it("name pages in every language, and none of an account, an order, a payment, a sign-in or a preview", async () => {
    const { rules } = await servedRules();
    const named = rules.prefetch[0].where.and[0].href_matches;
    for (const language of languages)
      for (const path of ["/shop/home", "/shop/listing", "/shop/product/:slug"])
        expect(named).toContain(languagePrefix(language) + path);
    expect(
      named.filter((path) =>
        /checkout|account|shop\/order|order-success|payment|razorpay|auth|preview|when-back|admin|\*/.test(
          path,
        ),
      ),
    ).toEqual([]);
  });
});

describe("a page", () => {
  /** The web process's pages, with a page that is the same everywhere. */
  async function openPages() {
    const pages = pageServer({
      renderer: {
        matchRoute,
        render: async () => ({
          ...blankPage,
        }),
      },
      assets: { styles: [], scripts: () => "" },
      cache: new PageCache({ freshMs: 0, staleMs: 0, outageMs: 0, maxBytes: 1e6 }),
      origin: "https://shop.example",
      edge: { seconds: 10, keyHeader: undefined },
    });
    return listening((req, res) => {
      const asker = { cookies: {}, lite: isLite(req.headers) };
      void pages(new URL(`https://shop.example${req.url}`), req, res, asker);
    });
  }

  it("names the rules, unless its reader saves data or it is a checkout or a preview", async () => {
    const shop = await openPages();
    const headersOf = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(shop + path, { headers })).headers;
    const home = await headersOf("/shop/home");
    expect(home.get("speculation-rules")).toBe(`"${rulesPath}"`);
    expect(home.get("vary")).toMatch(/, Save-Data$/);
    expect((await headersOf("/hi/shop/home")).get("vary")).toBe("Accept-Encoding, Save-Data");
    expect((await headersOf("/shop/home", { "Save-Data": "on" })).get("speculation-rules")).toBeNull();
    for (const path of ["/shop/checkout", "/shop/razorpay-return", "/shop/preview/token"])
      expect((await headersOf(path)).get("speculation-rules"), path).toBeNull();
  });
});
