import { describe, expect, it } from "vitest";
import { askedProducts } from "./asked-products";
import { readCompared } from "./compared";
import { alignRows, isDifferent } from "./rows";

const said = (rows: Record<string, string>) =>
  Object.entries(rows).map(([label, value]) => ({ label, value }));

describe("the rows of a comparison", () => {
  it("are aligned by their names in any case, what most products say first", () => {
    const rows = alignRows([
      said({ Port: "USB-C", Display: "6.1 in" }),
      said({ "display ": "6.6 in", Storage: "128 GB" }),
    ]);
    expect(rows).toEqual([
      { label: "Display", values: ["6.1 in", "6.6 in"] },
      { label: "Port", values: ["USB-C", null] },
      { label: "Storage", values: [null, "128 GB"] },
    ]);
  });

  it("hold both of what a product says under one name", () => {
    const twice = [
      { label: "Camera", value: "50 MP" },
      { label: "Camera", value: "12 MP" },
    ];
    expect(alignRows([twice])).toEqual([{ label: "Camera", values: ["50 MP, 12 MP"] }]);
  });

  it("differ by what they say, not by how it is written; to say nothing is a difference", () => {
    const differ = (...values: (string | null)[]) => isDifferent({ label: "Storage", values });
    expect(differ("128 GB", "128  gb ")).toBe(false);
    expect(differ("128 GB", "256 GB")).toBe(true);
    expect(differ("128 GB", null)).toBe(true);
  });
});

describe("the address of a comparison", () => {
  it("names up to four products, once each; what is no id is ignored", () => {
    const asked = (products: string) => askedProducts(new URLSearchParams({ products }));
    expect(asked("a,b,a,<script>,,c,d,e")).toEqual(["a", "b", "c", "d"]);
    expect(askedProducts(new URLSearchParams())).toEqual([]);
  });
});

describe("what a browser keeps to compare", () => {
  it("is nothing where something else stands under its key", () => {
    for (const text of [null, "{", "[]", "7", '{"of":1,"ids":[]}', '{"of":"a/b","ids":"x"}'])
      expect(readCompared(text).ids).toEqual([]);
    expect(readCompared('{"of":"a/b","ids":["x",7]}')).toEqual({ of: "a/b", ids: ["x"] });
  });
});
