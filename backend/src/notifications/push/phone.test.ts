import { describe, expect, it } from "vitest";
import webPush from "web-push";
import { Phone } from "../../../../sandbox/push/phone";
import { isSigned } from "../../../../sandbox/push/vapid";

const origin = "http://127.0.0.1:8090";
const keys = webPush.generateVAPIDKeys();

function written(phone: Phone, text: string) {
  return webPush.generateRequestDetails(phone.subscription(origin), text, {
    vapidDetails: { subject: "mailto:shop@shop.example", ...keys },
    contentEncoding: "aes128gcm",
  });
}

describe("a notification in the sandbox", () => {
  it("read what was written for them, and nothing that was written for another", () => {
    const [phone, other] = [new Phone(), new Phone()];
    const { body } = written(phone, "ऑर्डर रास्ते में है");
    expect(phone.read(body)).toBe("ऑर्डर रास्ते में है");
    expect(() => other.read(body)).toThrow();
  });

  it("take only what is signed for their push service, and not for longer than a day", () => {
    const authorization = String(written(new Phone(), "{}").headers.Authorization);
    expect(isSigned(authorization, origin)).toBe(true);
    expect(isSigned(authorization, "http://127.0.0.1:8091")).toBe(false);
    expect(isSigned(authorization, origin, Date.now() + 86_400_000)).toBe(false);
    const foreign = webPush.generateVAPIDKeys().publicKey;
    expect(isSigned(authorization.replace(/k=.*/, `k=${foreign}`), origin)).toBe(false);
    expect(isSigned(undefined, origin)).toBe(false);
  });
});
