import { orderStatuses } from "@contract/order-states";
import { describe, expect, it } from "vitest";
import { statusTone } from "./status-tone";

describe("the colour of a status", () => {
  it("tells delivered, failed, waiting and moving orders apart", () => {
    expect(statusTone("delivered")).toBe("good");
    expect(statusTone("cancelled")).toBe("bad");
    expect(statusTone("pending_payment")).toBe("warn");
    expect(statusTone("shipped")).toBe("brand");
  });

  it("is known for every status", () => {
    expect(orderStatuses.map(statusTone)).not.toContain(undefined);
  });
});
