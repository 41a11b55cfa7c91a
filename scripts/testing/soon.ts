/** For `vi.waitFor`: a limit against hanging, not a measurement. That of `expect.poll` is in the configurations of the tests. */
export const soon = { timeout: 120_000, interval: 50 };
