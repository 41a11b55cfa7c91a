import { describe, expect, it } from "vitest";
import { ashasAddress } from "@/testing/samples";
import { chosenAddress } from "./queries";

const at = (pincode: string) => ({ ...ashasAddress, _id: pincode, pincode });
const newestFirst = [at("411001"), at("415001"), at("302001")];

describe("the address that checkout begins with", () => {
  it("is one at the kept pincode, otherwise the newest", () => {
    expect(chosenAddress(newestFirst, undefined, "415001")?.pincode).toBe("415001");
    expect(chosenAddress(newestFirst, undefined, "600001")?.pincode).toBe("411001");
    expect(chosenAddress(newestFirst, undefined, "")?.pincode).toBe("411001");
  });

  it("is what the shopper chose, for as long as it is there", () => {
    expect(chosenAddress(newestFirst, "302001", "415001")?.pincode).toBe("302001");
    expect(chosenAddress(newestFirst, "deleted", "415001")?.pincode).toBe("415001");
    expect(chosenAddress([], "302001", "415001")).toBeUndefined();
    expect(chosenAddress(undefined, undefined, "415001")).toBeUndefined();
  });
});
