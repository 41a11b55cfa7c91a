import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { table } from ".";
import type { Endpoint } from "./endpoint";
import { QueryRupees } from "./fields";
import { legalTransitions, orderStatuses, orderTransitions } from "./order-states";
import { isOwnPicture, pictureAt, pictureSources } from "./pictures";
import { PromotionCode } from "./promotions";
import {
  isSafeLink,
  isSafePath,
  normaliseCode,
  normalisePhone,
  normalisePincode,
  passwordProblem,
  plainDigits,
} from "./rules";

const entries: Readonly<Record<string, Endpoint>> = table;

/** Every group of entries that a file of this folder exports. */
async function areas(): Promise<Record<string, Endpoint>[]> {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => /^[\w-]+\.ts$/.test(file) && file !== "index.ts",
  );
  const modules: object[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  );
  const isEntry = (value: unknown) => typeof value === "object" && value !== null && "response" in value;
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === "object" && value !== null && Object.values(value).some(isEntry));
}

describe("the contract table", () => {
  it("has every area of this folder, and no name twice", async () => {
    const names = (await areas()).flatMap((area) => Object.keys(area));
    expect(Object.keys(table).sort()).toEqual(names.sort());
  });

  it("gives no two calls the same method and path", () => {
    const paths = Object.values(entries).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ":")}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("tells nobody to send again what may then be carried out twice", () => {
    const unsure = Object.entries(entries).filter(([, entry]) => entry.unsure);
    expect(unsure.filter(([, { repeatable }]) => !repeatable)).toEqual([]);
    expect(unsure.length).toBeGreaterThan(0);
  });

  it("names every path parameter in a schema", () => {
    for (const [name, { path, params }] of Object.entries(entries)) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, word]) => word);
      const shape = params instanceof z.ZodObject ? params.shape : {};
      expect(Object.keys(shape).sort(), name).toEqual(named.sort());
    }
  });

  it("says of every list in a request how long it may be", () => {
    const endless: string[] = [];
    for (const [name, { params, query, body }] of Object.entries(entries)) {
      for (const part of [params, query, body]) {
        const override = ({ jsonSchema }: { jsonSchema: { type?: string; maxItems?: number } }) => {
          if (jsonSchema.type === "array" && jsonSchema.maxItems === undefined) endless.push(name);
        };
        if (part) z.toJSONSchema(part, { io: "input", unrepresentable: "any", override });
      }
    }
    expect(endless).toEqual([]);
  });

  it("checks the owner wherever a request names an account", () => {
    for (const [name, entry] of Object.entries(table)) {
      const { owner, params, body } = entry as {
        owner?: string;
        params?: { shape: object };
        body?: { shape: object };
      };
      if (params && "userId" in params.shape) expect(owner, name).toBe("params.userId");
      else if (body && "userId" in body.shape) expect(owner, name).toBe("body.userId");
    }
  });
});

describe("order moves", () => {
  it("lets a shopper cancel up to packed and no further", () => {
    const cancellable = orderStatuses.filter((status) =>
      legalTransitions(status, "shopper").includes("cancelled"),
    );
    expect(cancellable).toEqual(["pending_payment", "pending", "confirmed", "packed"]);
  });

  it("never leads out of an end state", () => {
    // Only the system may revive a cancelled order: when it was paid a moment too late.
    expect(orderTransitions.cancelled).toEqual({ confirmed: ["system"] });
    for (const end of ["rto_received", "return_received"] as const) expect(orderTransitions[end]).toEqual({});
  });
});

describe("shared rules", () => {
  it.each([
    ["98765 43210", "9876543210"],
    ["+91-98765-43210", "9876543210"],
    ["09876543210", "9876543210"],
    ["919876543210", "9876543210"],
    ["9187654321", "9187654321"],
    ["5876543210", undefined],
    ["98765", undefined],
    ["+9198765432100", undefined],
    ["९८७६५ ४३२१०", "9876543210"],
    ["+९१ ९८७६५४३२१०", "9876543210"],
    ["૯૮૭૬૫૪૩૨૧૦", "9876543210"],
  ])("reads the phone %s as %s", (input, phone) => expect(normalisePhone(input)).toBe(phone));

  it.each([
    ["042917", "042917"],
    [" 042 917 ", "042917"],
    ["०४२९१७", "042917"],
    ["04291", undefined],
    ["0429177", undefined],
    ["04291a", undefined],
  ])("reads the code %s as %s", (input, code) => expect(normaliseCode(input)).toBe(code));

  it.each([
    ["४१५००१", "415001"],
    ["415 001", "415001"],
    [" ४१५ ००१ ", "415001"],
    ["015001", undefined],
    ["4150011", undefined],
    ["41500a", undefined],
  ])("reads the pincode %s as %s", (input, pincode) => expect(normalisePincode(input)).toBe(pincode));

  it("reads the digits of every keyboard in India", () => {
    const zeros = "०০੦૦୦௦౦೦൦٠۰";
    for (const zero of zeros) {
      const digits = Array.from({ length: 10 }, (_, digit) =>
        String.fromCharCode(zero.charCodeAt(0) + digit),
      );
      expect(plainDigits(digits.join("")), zero).toBe("0123456789");
    }
    expect(plainDigits("₹१,२००.५० a7")).toBe("₹1,200.50 a7");
    expect(QueryRupees.parse("१२००.५०")).toBe(1200.5);
  });

  it("refuses short, long, common and self-same passwords", () => {
    expect(passwordProblem("short")).toBe("short");
    expect(passwordProblem("x".repeat(65))).toBe("long");
    expect(passwordProblem("Password123")).toBe("common");
    expect(passwordProblem("a@example.com", ["A@example.com"])).toBe("same");
    expect(passwordProblem("green mangoes 7")).toBeUndefined();
  });

  it("takes a path or an https address as a link, and nothing that runs or leaves unseen", () => {
    for (const good of ["/shop/listing?category=toys", "https://www.youtube.com/@x"])
      expect(isSafeLink(good), good).toBe(true);
    for (const bad of [
      "javascript:alert(1)",
      "//evil.example",
      "/\\evil.example",
      "data:text/html,x",
      "http://a.b",
      "",
      "java\nscript:x",
    ])
      expect(isSafeLink(bad), bad).toBe(false);
    expect(isSafePath("https://a.example")).toBe(false);
  });

  it("takes no promotion code that the database cannot hold", () => {
    expect(PromotionCode.safeParse(" diwali15 ").data).toBe("diwali15");
    for (const bad of ["DIWALI\u0000", "\ud800", "x".repeat(61), " "])
      expect(PromotionCode.safeParse(bad).success, bad).toBe(false);
  });

  it("finds the renditions of our own pictures only", () => {
    const url = "/pictures/phone-graphite-back-1080.webp";
    expect(pictureAt(url, 320, "avif")).toBe("/pictures/phone-graphite-back-320.avif");
    expect(pictureSources(url)?.webp).toContain("640w");
    expect(isOwnPicture("https://evil.example/a-1080.webp")).toBe(false);
    expect(isOwnPicture("/files/../x-1080.webp")).toBe(false);
  });
});
