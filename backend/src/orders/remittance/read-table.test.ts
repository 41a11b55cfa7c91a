import { describe, expect, it } from "vitest";
import { amountColumnOf, numberColumnOf, readAmount, readNumber, readTable } from "./read-table";

describe("a courier's file", () => {
  it.each([
    ["AWB Code,Order ID,COD Amount,Remitted On\n1,2,3,4\n", "AWB Code", "Remitted On"],
    ["order_no;cod_value\n1;2\n", "order_no", "cod_value"],
    ["Waybill\tCollected\tCharges\n1\t2\t3\n", "Waybill", "Collected"],
    ["Name,Town\na,b\n", null, null],
  ])("has its columns found by their titles: %j", (csv, number, amount) => {
    const table = readTable(`\uFEFF${csv}`);
    expect([numberColumnOf(table), amountColumnOf(table)]).toEqual([number, amount]);
  });

  it("is refused if it is no table", () => {
    expect(() => readTable("\n\n")).toThrow();
    expect(() => readTable("AWB,Amount\n")).toThrow();
  });

  it("writes amounts and numbers in many ways", () => {
    expect(["₹ 1,234.50", "Rs. 99", "१२३", "1234.5"].map(readAmount)).toEqual([1234.5, 99, 123, 1234.5]);
    expect(["", "-5", "12.345", "paid"].map(readAmount)).toEqual([null, null, null, null]);
    expect(['="00123"', "'00123", " AWB 1 "].map(readNumber)).toEqual(["00123", "00123", "AWB1"]);
  });
});
