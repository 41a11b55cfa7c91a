import { describe, expect, it } from "vitest";
import { listMeta } from "../platform/list-query";
import { adminListQuery } from "./list-query";

describe("the query of an admin list", () => {
  it("reads pages and react-admin's ranges alike", () => {
    expect(adminListQuery({ page: 3, limit: 10 })).toMatchObject({ limit: 10, offset: 20 });
    expect(adminListQuery({ range: "[20,29]" })).toMatchObject({ limit: 10, offset: 20 });
    expect(adminListQuery({})).toMatchObject({ limit: 48, offset: 0 });
  });

  it("never asks for more than a hundred rows", () => {
    expect(adminListQuery({ range: "[0,99999]" }).limit).toBe(100);
  });

  it("refuses what is no JSON, or not of react-admin's form", () => {
    for (const bad of ["{", "[1]", '{"a":1}', '["id"]', '["id","SIDEWAYS"]'])
      expect(() => adminListQuery({ sort: bad }), bad).toThrow();
    expect(() => adminListQuery({ filter: '{"orderStatus":"lost"}' })).toThrow();
  });

  it("takes one state or several, from the query and from react-admin's filter alike", () => {
    const filter = '{"orderStatus":"pending,packed","paymentStatus":"cod_due"}';
    expect(adminListQuery({ filter })).toMatchObject({
      orderStatus: ["pending", "packed"],
      paymentStatus: ["cod_due"],
    });
    expect(adminListQuery({ orderStatus: ["delivered"], filter })).toMatchObject({
      orderStatus: ["delivered"],
    });
  });

  it("refuses words that no database can hold", () => {
    for (const q of ["a\u0000b", "\ud800"]) expect(() => adminListQuery({ q })).toThrow();
  });

  it("says where the page stands", () => {
    const list = adminListQuery({ range: "[10,19]" });
    expect(listMeta("orders", list, 4, 14)).toEqual({
      contentRange: "orders 10-13/14",
      meta: { total: 14, page: 2, limit: 10, pages: 2 },
    });
  });
});
