import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "vitest";
import { isPublicAddress, publicLookup, publicUrl } from "./public-address";

const local = "http://127.0.0.1:8099";

describe("an address that messages go to", () => {
  it.each(["203.0.114.9", "2606:4700::1111", "8.8.8.8"])("may be %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "not an address",
  ])("is never %s", (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ["https://books.example.in/hook#part", "https://books.example.in/hook"],
    ["https://8.8.8.8:8443/", "https://8.8.8.8:8443/"],
    ["http://127.0.0.1:8099/here", "http://127.0.0.1:8099/here"],
  ])("is taken as %s", (typed, kept) => expect(publicUrl(typed, local)).toEqual({ url: kept }));

  it.each([
    ["no address at all", "malformed"],
    ["http://books.example.in/hook", "notHttps"],
    ["ftp://books.example.in/hook", "notHttps"],
    ["https://me:secret@books.example.in/", "notHttps"],
    ["https://localhost/", "notPublic"],
    ["https://shop.localhost./", "notPublic"],
    ["https://printer.local/", "notPublic"],
    ["https://metadata.google.internal/", "notPublic"],
    ["https://intranet/", "notPublic"],
    ["https://2130706433/", "notPublic"],
    ["https://0x7f.1/", "notPublic"],
    ["https://[::ffff:127.0.0.1]/", "notPublic"],
    ["https://169.254.169.254/latest", "notPublic"],
    ["http://127.0.0.1:8098/", "notHttps"],
  ])("is not %s: %s", (typed, fault) => expect(publicUrl(typed, local)).toEqual({ fault }));
});

describe("the name of an address", () => {
  const ask = (found: LookupAddress[], all: boolean) =>
    new Promise<unknown>((resolve) =>
      publicLookup((_host, _options, done) => done(null, found))(
        "books.example.in",
        { all },
        (error, address) => resolve(error ? error.name : address),
      ),
    );
  const open = { address: "203.0.114.9", family: 4 };
  const inner = { address: "10.0.0.5", family: 4 };

  it("is connected by the addresses that were checked", async () => {
    expect(await ask([open], true)).toEqual([open]);
    expect(await ask([open], false)).toBe(open.address);
  });

  it("is refused if any of them is private, or there is none", async () => {
    expect(await ask([open, inner], true)).toBe("NotPublic");
    expect(await ask([inner], false)).toBe("NotPublic");
    expect(await ask([], true)).toBe("NotPublic");
  });
});
