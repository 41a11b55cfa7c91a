import { afterEach, expect, it, vi } from "vitest";
import { call, onSignedOut, queryString } from "./api";
import { ApiError, isOutage, messageOf } from "./errors";
import { type Request, setTransport, transport } from "./transport";

const real = transport;
afterEach(() => setTransport(real));

it("fills the path and the query, escaped, and leaves blanks out", async () => {
  const sent: Request[] = [];
  setTransport(async (request) => {
    sent.push(request);
    return { status: 200, json: { success: true, data: [] } };
  });
  await call("searchProducts", { params: { keyword: "a/b ?" }, query: { brand: "x,y" } });
  expect(sent[0]?.path).toBe("/api/shop/search/a%2Fb%20%3F?brand=x%2Cy");
  expect(queryString({ a: "", b: undefined, c: 0 })).toBe("?c=0");
});
it("throws the server's sentence, code and fields", async () => {
  const errors = [{ field: "email", message: "taken" }];
  setTransport(async () => ({
    status: 409,
    json: { success: false, message: "Taken", code: "email_taken", errors },
  }));
  const error = await call("getFeatures").catch((refusal: unknown) => refusal);
  expect(error).toMatchObject({ status: 409, code: "email_taken", sentence: "Taken", fields: errors });
  expect(messageOf(error, "fallback")).toBe("Taken");
});
it("says the fallback where the server said nothing, and knows an outage", async () => {
  setTransport(async () => {
    throw new TypeError("fetch failed");
  });
  const error = await call("getFeatures").catch((refusal: unknown) => refusal);
  expect(messageOf(error, "Failed to fetch orders")).toBe("Failed to fetch orders");
  expect(isOutage(error)).toBe(true);
  expect(isOutage(new ApiError(404, "not_found", ""))).toBe(false);
});
it("tells of a session that has ended, and not of a password or passkey that was refused", async () => {
  const ended = vi.fn();
  onSignedOut(ended);
  const refuse = async (code: string) => {
    setTransport(async () => ({ status: 401, json: { success: false, message: "No", code } }));
    await call("getFeatures").catch(() => undefined);
  };
  await refuse("wrong_credentials");
  await refuse("passkey_refused");
  expect(ended).not.toHaveBeenCalled();
  await refuse("unauthenticated");
  expect(ended).toHaveBeenCalledOnce();
});
