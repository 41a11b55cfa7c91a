import { expect, it } from "vitest";
import { newWebhookSecret, signedHeaders } from "./signature";

it("signs as the specification's own example does", () => {
  const headers = signedHeaders(
    { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", body: '{"test": 2432232314}', at: new Date(1_614_265_330_000) },
    ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

it("signs twice while a secret is being replaced", () => {
  const [one, two] = [newWebhookSecret(), newWebhookSecret()];
  const message = { id: "msg_1", body: "{}", at: new Date() };
  const signature = (secrets: string[]) => signedHeaders(message, secrets)["webhook-signature"];
  expect(signature([one, two])).toBe(`${signature([one])} ${signature([two])}`);
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
