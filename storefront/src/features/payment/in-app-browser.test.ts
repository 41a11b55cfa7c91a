import { expect, it } from "vitest";
import { isInAppBrowser } from "./in-app-browser";

const android = "Mozilla/5.0 (Linux; Android 13; SM-M146B";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Mobile Safari/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15";

it("knows the browsers inside apps", () => {
  expect(isInAppBrowser(`${iphone} (KHTML, like Gecko) Mobile/21B74 Instagram 309.0.0.22.110`)).toBe(true);
  expect(isInAppBrowser(`${android}; wv) ${chrome} [FB_IAB/FB4A;FBAV/441.0.0.33.116;]`)).toBe(true);
  expect(isInAppBrowser(`${android}; wv) ${chrome}`)).toBe(true);
});

it("takes a phone's own browser for what it is", () => {
  expect(isInAppBrowser(`${android}) ${chrome}`)).toBe(false);
  expect(isInAppBrowser(`${iphone} (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1`)).toBe(false);
});
