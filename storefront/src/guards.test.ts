import { describe, expect, it } from "vitest";
import type { Session } from "./features/session/queries";
import { destination } from "./guards";
import { rootDestination } from "./routing/root-destination";

const person = { id: "1", userName: "Asha", email: "a@b.in", phone: null };
const guest: Session = { status: "guest", user: undefined };
const loading: Session = { status: "loading", user: undefined };
const shopper: Session = { status: "shopper", user: { ...person, role: "user" } };
const admin: Session = { status: "admin", user: { ...person, role: "admin" } };

describe("the route guards", () => {
  it("send guests to the login from pages that need one, and nowhere else", () => {
    expect(destination("shopper", guest, null)).toBe("/auth/login");
    expect(destination("public", guest, null)).toBeUndefined();
    expect(destination("guests", guest, null)).toBeUndefined();
  });
  it("send the signed-in away from login and sign-up", () => {
    expect(destination("guests", shopper, null)).toBe("/shop/home");
    expect(destination("guests", admin, null)).toBe("/admin/dashboard");
    expect(destination("guests", admin, "/admin/orders?page=2")).toBe("/admin/orders?page=2");
    expect(destination("guests", admin, "/shop/cart")).toBe("/admin/dashboard");
  });
  it("send a shopper back to where the login interrupted, if it is a path of ours", () => {
    expect(destination("guests", shopper, "/shop/checkout")).toBe("/shop/checkout");
    expect(destination("guests", shopper, "//evil.example")).toBe("/shop/home");
    expect(destination("guests", shopper, "https://evil.example")).toBe("/shop/home");
  });
  it("send admins from shop pages to their panel", () => {
    expect(destination("public", admin, null)).toBe("/admin/dashboard");
    expect(destination("shopper", admin, null)).toBe("/admin/dashboard");
    expect(destination("any", admin, null)).toBeUndefined();
  });
  it("decide nothing while the session check is under way", () => {
    expect(destination("shopper", loading, null)).toBeUndefined();
    expect(destination("guests", loading, null)).toBeUndefined();
  });
  it("lead the root by state", () => {
    expect([rootDestination("guest"), rootDestination("shopper"), rootDestination("admin")]).toEqual([
      "/auth/login",
      "/shop/home",
      "/admin/dashboard",
    ]);
  });
});
