/** One rule about the repository: no problems means that it holds. `note` is said in either case. */
export type Check = { name: string; run: () => Promise<{ problems: string[]; note?: string }> };
