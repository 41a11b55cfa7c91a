import { expect, it } from "vitest";
import { withInnerFilled } from "./resolve-compose";

const variable = (inside: string) => `\${${inside}}`;

it("a variable within another's default is filled in, and nothing else", () => {
  const url = (password: string) => variable(`REDIS_URL:-redis://:${password}@redis:6379`);
  const asked = url(variable("REDIS_PASSWORD:?letters and digits"));
  expect(withInnerFilled(asked, { REDIS_PASSWORD: "secret" })).toBe(url("secret"));
  expect(withInnerFilled(asked, {})).toBe(asked);
  const plain = `${variable("JWT_SECRET:?32 letters")}, ${variable("MAIL_FROM:-")}`;
  expect(withInnerFilled(plain, { JWT_SECRET: "secret" })).toBe(plain);
});
