import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newShop } from "@contract/new-shop";
import { afterEach, describe, expect, it } from "vitest";
import { routes } from "../src/routes";
import { contentSecurityPolicies } from "./content-security-policy";
import { readEnv } from "./env";
import type { PageServer } from "./pages";
import { panelServer } from "./panel";
import { createWeb } from "./web";

const open: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const shop = async () => newShop;
const pages: PageServer = async (_url, _req, res) => void res.writeHead(200).end("page");

async function openWeb(origin = "https://shop.example", clientFolder = "nowhere"): Promise<string> {
  const env = readEnv({ BACKEND_URL: "http://127.0.0.1:9" }, import.meta.dirname);
  const web = createWeb({ env, origin, pages, plain: pages, shop, clientFolder });
  open.push(() => web.close());
  return listening(web.server);
}

const policyOf = async (url: string) => (await fetch(url)).headers.get("content-security-policy") ?? "";

describe("every answer of the web process", () => {
  it("says that its type stands, that no frame may hold it, and behind https that https is kept to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "shop-headers-"));
    open.push(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets", "entry.js"), "1");
    const url = await openWeb("https://shop.example", folder);
    const answers = await Promise.all([
      fetch(`${url}/shop/home`),
      fetch(`${url}/no-such-page`),
      fetch(`${url}/assets/entry.js`),
      fetch(`${url}/assets/none.js`),
      fetch(`${url}/pictures/none.webp`),
      fetch(`${url}/robots.txt`),
      fetch(`${url}/shop/home`, { method: "POST" }),
      fetch(`${url}/admin/assets/none.js`),
      // No backend listens behind it: 503.
      fetch(`${url}/api/health`),
      fetch(`${url}/api/%E0%A4`),
      fetch(`${url}/files/none.webp`),
      fetch(url, { redirect: "manual" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 404, 404, 200, 405, 404, 503, 400, 503, 302,
    ]);
    for (const { headers, url: asked } of answers) {
      expect(headers.get("x-content-type-options"), asked).toBe("nosniff");
      expect(headers.get("content-security-policy"), asked).toContain("frame-ancestors 'none'");
      expect(headers.get("content-security-policy"), asked).toContain("base-uri 'none'");
      expect(headers.get("referrer-policy"), asked).toBe("strict-origin-when-cross-origin");
      expect(headers.get("strict-transport-security"), asked).toBe("max-age=31536000; includeSubDomains");
      expect(headers.get("access-control-allow-origin"), asked).toBeNull();
    }
    for (const { status, headers } of answers)
      if (status >= 400) expect(headers.get("cache-control")).toBe("no-store");
  });

  it("says nothing of https on one's own machine", async () => {
    const { headers } = await fetch(`${await openWeb("http://localhost:8000")}/shop/home`);
    expect(headers.get("strict-transport-security")).toBeNull();
  });
});

describe("the policy of a page", () => {
  it("lets Razorpay and UPI apps in where the payment window opens, and nowhere else", async () => {
    const url = await openWeb();
    const paying: string[] = [];
    for (const { paths } of routes) {
      const policy = await policyOf(url + paths[0].replace(":slug", "a").replace(":id", "b"));
      if (/razorpay|upi:/.test(policy)) paying.push(paths[0]);
    }
    expect(paying).toEqual(["/shop/checkout", "/shop/razorpay-return"]);
  });

  it("takes no script of the page's own but the one it names, and no style in the HTML save where one pays", async () => {
    const { nothing, shop, paying, panel } = contentSecurityPolicies(["http://127.0.0.1:1"]);
    for (const policy of [nothing, shop, panel("n")]) {
      expect(policy).not.toContain("unsafe");
      expect(policy).not.toContain("127.0.0.1");
    }
    expect(paying.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src 'self' 'unsafe-inline'"]);
    expect(paying).toContain("frame-src https://checkout.razorpay.com https://api.razorpay.com upi: intent:");
  });
});

describe("a shop with a host for built files and one for uploads", () => {
  const hosts = {
    assets: "https://cdn.example",
    pictures: ["https://cdn.example/pictures", "https://bucket.example/shop"],
  };
  const { shop, paying, worker, panel, nothing } = contentSecurityPolicies([], { hosts });

  it("lets pages load scripts, styles and fonts from the one and pictures from both, and nothing else from them", () => {
    for (const policy of [shop, paying]) {
      for (const rule of ["script-src", "style-src", "font-src", "img-src"])
        expect(policy).toMatch(new RegExp(`${rule} [^;]*https://cdn.example`));
      expect(policy.match(/[\w-]+ [^;]*bucket.example[^;]*/g)).toHaveLength(1);
      expect(policy).toMatch(/img-src [^;]*https:\/\/bucket.example(;| )/);
      expect(policy).not.toMatch(/(connect|frame|form|default|worker)-[\w]+ [^;]*\.example/);
    }
    expect(worker).toContain("connect-src 'self' https://cdn.example https://bucket.example;");
    for (const policy of [panel("n"), nothing]) expect(policy).not.toContain(".example");
  });

  it("lets that host's copies be read by the shop's pages, and says so for nothing else", async () => {
    const answers = async (more: object) => {
      const env = readEnv({ BACKEND_URL: "http://127.0.0.1:9", ...more }, import.meta.dirname);
      const site = { origin: "https://shop.example", pages, plain: pages, shop: async () => newShop };
      const web = createWeb({ env, ...site, clientFolder: "nowhere" });
      open.push(() => web.close());
      const url = await listening(web.server);
      const paths = ["/assets/a.js", "/pictures/a.webp", "/shop/home", "/api/health"];
      return Promise.all(
        paths.map(async (path) => (await fetch(url + path)).headers.get("access-control-allow-origin")),
      );
    };
    expect(await answers({ ASSET_HOST: "https://cdn.example" })).toEqual(["*", "*", null, null]);
    expect(await answers({})).toEqual([null, null, null, null]);
    const bucket = { S3_FILE_URL: "https://bucket.example/", S3_PREFIX: "shop/" };
    expect(readEnv({ ...bucket }, import.meta.dirname).pictureHosts).toEqual({
      files: "https://bucket.example/shop",
    });
    expect(() => readEnv({ ASSET_HOST: "https://cdn.example/shop" }, "")).toThrow(
      "The setting ASSET_HOST is wrong: takes scheme and host alone",
    );
  });
});

describe("the panel's page", () => {
  it("shows a nonce of this answer alone, in its policy and where its styles look for it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "shop-panel-"));
    open.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(
      join(folder, "index.html"),
      '<meta property="csp-nonce" nonce="NONCE-OF-THIS-ANSWER"><script nonce="NONCE-OF-THIS-ANSWER"></script>',
    );
    const panel = panelServer(folder, contentSecurityPolicies([]).panel);
    const url = await listening(createServer((req, res) => void panel(req.url ?? "", req, res, shop)));
    const nonces = await Promise.all(
      ["/admin", "/admin/orders", "/admin/index.html"].map(async (path) => {
        const { headers, text } = await fetch(url + path).then(async (answer) => ({
          headers: answer.headers,
          text: await answer.text(),
        }));
        const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? "";
        expect(text.split(nonce)).toHaveLength(3);
        expect(headers.get("content-security-policy")).toContain(`style-src 'self' 'nonce-${nonce}'`);
        expect(headers.get("cache-control")).toBe("no-store");
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
  });
});
