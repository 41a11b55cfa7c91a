/** Whether a host, as it stands in a setting or an address, is this machine and no other. */
export const isLoopback = (host: string): boolean => /^(127\.|\[?::1\]?$|localhost$)/.test(host);
