/** One rule about the repository: it holds if there are no problems. `note` is printed in either case. */
export type Check = { name: string; run: () => Promise<{ problems: string[]; note?: string }> };
