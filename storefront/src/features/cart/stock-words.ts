import type { TFunction } from "i18next";
import type { StockProblem } from "./stock-cap";

/** Spec §8's sentence for a stock problem, in the shopper's language. */
export function stockWords(t: TFunction<"cart">, problem: StockProblem): string {
  if (problem.kind === "chooseSize") return t("chooseSize");
  if (problem.kind === "sizeSoldOut") return t("sizeSoldOut", { size: problem.size });
  if (problem.kind === "soldOut") return t("soldOut");
  const { count, size } = problem;
  return size ? t("onlyLeftOfSize", { count, size }) : t("onlyLeft", { count });
}
