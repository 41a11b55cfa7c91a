import ipaddr from "ipaddr.js";

/**
 * The network whose attempts are counted together: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * subscriber gets. Text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${Buffer.from(parsed.toByteArray().slice(0, 8)).toString("hex")}/64`;
}
