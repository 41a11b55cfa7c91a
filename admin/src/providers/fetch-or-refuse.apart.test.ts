import { HttpError } from "react-admin";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetch as fetchOrRefuse } from "./fetch-or-refuse";

vi.mock("./say", () => ({ inPanelWords: (key: string) => key }));
afterEach(() => vi.unstubAllGlobals());

const responding = (respond: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(respond));
const refusal = async () => {
  try {
    await fetchOrRefuse("/api/admin/orders/get");
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error("It was not refused");
};

describe("the fetch of the panel's client", () => {
  it("hands on a response that is fine", async () => {
    responding(async () => Response.json({ success: true, data: [1] }));
    expect(await (await fetchOrRefuse("/api/health")).json()).toEqual({ success: true, data: [1] });
  });

  it("throws a refusal with its sentence, code, fields and data, which the SDK's own error lacks", async () => {
    const failure = {
      success: false,
      message: "Please check the price.",
      code: "invalid",
      errors: [{ field: "price", message: "At least one rupee" }],
      data: { version: 7 },
    };
    responding(async () => Response.json(failure, { status: 422 }));
    const { message, status, body } = await refusal();
    expect([message, status]).toEqual(["Please check the price.", 422]);
    expect(body).toMatchObject({ code: "invalid", data: { version: 7 } });
    expect(body.errors).toMatchObject({ price: "At least one rupee" });
  });

  it("has words of its own for a proxy's error, an outage and a response that comes too late", async () => {
    responding(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(await refusal()).toMatchObject({ message: "session.busy", status: 502 });
    responding(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(await refusal()).toMatchObject({ message: "session.offline", status: 0 });
    responding(async () => {
      throw new DOMException("too late", "TimeoutError");
    });
    expect(await refusal()).toMatchObject({ message: "session.tooLate", status: 0 });
  });
});
