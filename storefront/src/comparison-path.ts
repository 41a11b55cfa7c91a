import { paths } from "./paths";

/** These products beside each other. Beside the other addresses: only parts that come later link to it. */
export const comparisonPath = (ids: readonly string[]): string => `${paths.compare}?products=${ids.join()}`;
