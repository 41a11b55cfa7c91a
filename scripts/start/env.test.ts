import { describe, expect, it } from "vitest";
import { demoAdmin } from "./demo-accounts";
import { parseLauncherEnv } from "./env";
import { firstAdmin, nightlyBackups } from "./plans";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example/",
  ADMIN_EMAIL: "owner@shop.example",
  ADMIN_PASSWORD: "four green parrots",
  JWT_SECRET: "j".repeat(32),
  COOKIE_SECRET: "c".repeat(32),
  SMTP_URL: "smtp://mail.shop.example",
  MAIL_FROM: "Shop <shop@shop.example>",
};

describe("the launcher's settings", () => {
  it("need nothing for a demo on this machine", () => {
    const env = parseLauncherEnv({});
    expect(env).toMatchObject({
      PORT: 8000,
      HOST: "127.0.0.1",
      SHOP_SEED: "demo",
      PUBLIC_URL: "http://localhost:8000",
    });
    expect(firstAdmin(env)).toEqual(demoAdmin);
  });

  it("take an empty variable for one that is not set", () => {
    expect(parseLauncherEnv({ PORT: "", DATABASE_URL: " " })).toMatchObject({ PORT: 8000 });
  });

  it("name every bad key in one sentence", () => {
    expect(() => parseLauncherEnv({ PORT: "much", SHOP_SEED: "all" })).toThrow(
      /PORT .*; SHOP_SEED .*\.env\.example/,
    );
  });

  it("let an empty shop start without an admin", () => {
    expect(firstAdmin(parseLauncherEnv({ SHOP_SEED: "none" }))).toBeUndefined();
  });

  it("accept a whole production, without a slash at the end of its address", () => {
    expect(parseLauncherEnv(production)).toMatchObject({
      isProduction: true,
      PUBLIC_URL: "https://shop.example",
    });
  });

  it("keep nightly backups of a real shop unasked, of a demo only where it is said, and none where that is said", () => {
    const folder = (source: Record<string, string>) => nightlyBackups(parseLauncherEnv(source));
    expect(folder({ ...production, DATA_DIR: "/srv/shop" })).toBe("/srv/shop/backups");
    expect(folder({ ...production, BACKUP_DIR: "/mnt/usb" })).toBe("/mnt/usb");
    expect(folder({ ...production, BACKUP_DIR: "off" })).toBeUndefined();
    // A server of one's own needs a fitting pg_dump: nothing that begins by itself.
    expect(folder({ ...production, DATABASE_URL: "postgres://shop:word@db/shop" })).toBeUndefined();
    expect(folder({})).toBeUndefined();
    expect(folder({ BACKUP_DIR: "/mnt/usb" })).toBe("/mnt/usb");
  });

  it.each([
    "PUBLIC_URL",
    "ADMIN_EMAIL",
    "ADMIN_PASSWORD",
    "JWT_SECRET",
    "COOKIE_SECRET",
    "SMTP_URL",
    "MAIL_FROM",
  ])("refuse production without %s", (key) => {
    expect(() => parseLauncherEnv({ ...production, [key]: undefined })).toThrow(key);
  });

  it("never put the demo's shoppers and reviews into a production", () => {
    expect(parseLauncherEnv(production).SHOP_SEED).toBe("none");
    expect(() => parseLauncherEnv({ ...production, SHOP_SEED: "demo" })).toThrow(/SHOP_SEED=demo/);
  });

  it("refuse production with the demo's admin", () => {
    expect(() => parseLauncherEnv({ ...production, ADMIN_PASSWORD: demoAdmin.password })).toThrow(
      /demo's admin/,
    );
  });
});
