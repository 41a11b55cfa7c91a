import { describe, expect, it } from "vitest";
import { orderBy, pagePlace } from "./page-place";

describe("the place of a page", () => {
  it("is counted from the end that is nearer", () => {
    expect(pagePlace({ limit: 25, offset: 25 }, 100)).toEqual({ limit: 25, offset: 25, isFromEnd: false });
    expect(pagePlace({ limit: 25, offset: 50 }, 100)).toEqual({ limit: 25, offset: 25, isFromEnd: true });
    expect(pagePlace({ limit: 25, offset: 75 }, 100)).toEqual({ limit: 25, offset: 0, isFromEnd: true });
  });

  it("has only the rows that are left on a last page, and none behind it", () => {
    expect(pagePlace({ limit: 25, offset: 100 }, 101)).toEqual({ limit: 1, offset: 0, isFromEnd: true });
    expect(pagePlace({ limit: 25, offset: 125 }, 101)).toMatchObject({ limit: 0 });
    expect(pagePlace({ limit: 25, offset: 0 }, 0)).toMatchObject({ limit: 0 });
  });

  it("holds every row once, whatever the number of rows and of those on a page", () => {
    for (const total of [1, 2, 9, 10, 11])
      for (const limit of [1, 3, 10]) {
        const rows = Array.from({ length: total }, (_, at) => at);
        const pages = Array.from({ length: Math.ceil(total / limit) }, (_, page) => {
          const place = pagePlace({ limit, offset: page * limit }, total);
          const list = place.isFromEnd ? rows.toReversed() : rows;
          const read = list.slice(place.offset, place.offset + place.limit);
          return place.isFromEnd ? read.toReversed() : read;
        });
        expect(pages.flat()).toEqual(rows);
      }
  });

  it("reverses every column of the sort from the end", () => {
    expect(orderBy(["a", "b"], true)).toBe("order by a desc, b desc");
    expect(orderBy(["a", "b"], true, true)).toBe("order by a asc, b asc");
    expect(orderBy(["a", "b"], false, true)).toBe("order by a desc, b desc");
  });
});
