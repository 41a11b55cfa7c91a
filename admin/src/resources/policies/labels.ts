/** The text that names a policy: `returns.hi` is the return policy in Hindi. */
export const policyLabel = (path: string) => `policies.${path.replace(/\..*$/, "")}`;
