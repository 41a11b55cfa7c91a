import { LineAmounts } from "./line-amounts";
import type { Line, Typed } from "./restock";

type Props = { lines: readonly Line[]; typed: Typed; onType: (typed: Typed) => void };

/** Asks how many items of each line can be restocked: all of them, unless some are damaged or missing. */
export const RestockAmounts = (props: Props) => (
  <LineAmounts {...props} label="returns.onShelf" help="returns.onShelfHelp" />
);
