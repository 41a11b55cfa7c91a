import type { Category } from "@contract/constants";
import { paths } from "./paths";

/** The list of one kind of product. Beside the other addresses: only parts that come later link to it. */
export const kindPath = (category: Category, kind: string): string =>
  `${paths.category(category)}&kind=${kind}`;
