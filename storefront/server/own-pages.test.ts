import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { QueryClient } from "@tanstack/react-query";
import { parseCookie } from "cookie";
import { afterAll, expect, it } from "vitest";
import { matchRoute } from "../src/routing/match-route";
import { blankPage } from "../src/testing/blank-page";
import { PageCache } from "./page-cache";
import { pageServer, type ReadOwn } from "./pages";

const open: Server[] = [];
afterAll(() => {
  for (const server of open) server.close();
});

/** Pages that say for whom they were rendered; a session's cookie is the name of whom it knows. */
async function openPages() {
  const asked: string[] = [];
  const readOwn: ReadOwn = async (req, route) => {
    const name = parseCookie(req.headers.cookie ?? "").shop_session ?? "";
    asked.push(`${route.page.file} of ${name}`);
    if (name === "nobody") return { result: undefined, setCookies: ["shop_session=; Max-Age=0"] };
    if (name === "staff") return { result: undefined, setCookies: [] };
    const client = new QueryClient();
    client.setQueryData(["name"], name);
    return { result: client, setCookies: [] };
  };
  const pages = pageServer({
    renderer: {
      matchRoute,
      render: async (_url, _language, { client }) => ({
        ...blankPage,
        body: `for ${client?.getQueryData(["name"]) ?? "everybody"}`,
      }),
    },
    assets: { styles: [], scripts: () => "" },
    cache: new PageCache({ freshMs: 60_000, staleMs: 60_000, outageMs: 60_000, maxBytes: 1e6 }),
    origin: "http://shop.example",
    edge: { seconds: 10, keyHeader: undefined },
    readOwn,
  });
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? "/", "http://shop.example");
    void pages(url, req, res, { cookies: parseCookie(req.headers.cookie ?? ""), lite: false });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    async get(path: string, name?: string) {
      const headers: Record<string, string> = name ? { cookie: `shop_session=${name}; shop_known=1` } : {};
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      const [, whom] = /for (\w+)/.exec(await answer.text()) ?? [];
      return { whom, keep: answer.headers.get("cache-control"), cookies: answer.headers.getSetCookie() };
    },
  };
}

it("a visitor's own page is rendered for whoever is signed in, and everybody's for guests", async () => {
  const { get, asked } = await openPages();
  expect(await get("/shop/checkout", "asha")).toMatchObject({ whom: "asha", keep: "private, no-store" });
  expect((await get("/hi/shop/checkout", "ravi")).whom).toBe("ravi");
  expect((await get("/shop/checkout")).whom).toBe("everybody");
  expect((await get("/shop/checkout", "asha")).whom).toBe("asha");
  expect(asked).toEqual(["checkout of asha", "checkout of ravi", "checkout of asha"]);
});

it("a session that is over gets everybody's page, with what the shop says of its cookie", async () => {
  const { get } = await openPages();
  const { whom, keep, cookies } = await get("/shop/checkout", "nobody");
  expect({ whom, keep }).toEqual({ whom: "everybody", keep: "private, no-store" });
  expect(cookies).toContain("shop_session=; Max-Age=0");
});

it("what is everybody's for staff is kept by nobody either, as the next session may be a shopper's", async () => {
  const { get } = await openPages();
  expect(await get("/shop/checkout", "staff")).toMatchObject({
    whom: "everybody",
    keep: "private, no-store",
  });
});

it("other pages are read in nobody's name", async () => {
  const { get, asked } = await openPages();
  expect((await get("/shop/home", "asha")).whom).toBe("everybody");
  expect(asked).toEqual([]);
});
