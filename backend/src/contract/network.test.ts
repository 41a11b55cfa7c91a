import { expect, it } from "vitest";
import { networkOf } from "./network";

it("counts all addresses of one IPv6 line as one network", () => {
  const line = networkOf("2001:db8:1:2::1");
  expect(networkOf("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(line);
  expect(networkOf("2001:0DB8:0001:0002:0:0:0:9")).toBe(line);
  expect(networkOf("2001:db8:1:3::1")).not.toBe(line);
});

it("counts an IPv4 address by itself, also where it is written as IPv6", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:cb00:7107")).toBe("203.0.113.7");
  expect(networkOf("203.0.113.8")).not.toBe("203.0.113.7");
});

it("leaves what is no address as it is", () => {
  expect(networkOf("unknown")).toBe("unknown");
});
