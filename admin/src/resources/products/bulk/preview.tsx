import { formatExactRupees } from "@contract/money";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useCategoryName } from "../../categories/use-categories";
import type { PlannedRow } from "./plan";
import type { Result } from "./use-bulk";

/** The value of a planned field in words. */
function useWords() {
  const translate = useTranslate();
  const categoryName = useCategoryName();
  return (field: PlannedRow["field"], value: PlannedRow["to"]): string => {
    switch (field) {
      case "price":
        return formatExactRupees(Number(value));
      case "salePrice":
        return value === 0 ? translate("product.bulk.noSale") : formatExactRupees(Number(value));
      case "isFeatured":
        return translate(value ? "ra.boolean.true" : "ra.boolean.false");
      case "status":
        return translate(`product.statuses.${value}`);
      case "category":
        return categoryName(String(value));
      default:
        return String(value);
    }
  };
}

/** Each product with its old and new value, or why it is left as it is. */
export function Preview({
  rows,
  resultOf,
}: {
  rows: readonly PlannedRow[];
  resultOf: ReadonlyMap<string, Result>;
}) {
  const translate = useTranslate();
  const words = useWords();
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, my: 2 }}>
      {rows.map(({ product, field, from, to, skipped }) => {
        const result = resultOf.get(product._id);
        const reason = result?.message ?? (skipped && translate(`product.bulk.skipped.${skipped}`));
        return (
          <Box
            component="li"
            key={product._id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              columnGap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Typography variant="body2" sx={{ flex: "1 1 200px" }}>
              {product.title}
            </Typography>
            <Typography variant="body2" color={skipped ? "text.secondary" : undefined}>
              {skipped === "same" ? words(field, from) : `${words(field, from)} → ${words(field, to)}`}
            </Typography>
            {result?.outcome === "done" && (
              <Chip size="small" color="success" label={translate("product.bulk.doneOne")} />
            )}
            {reason && (
              <Typography
                variant="caption"
                color={result || skipped !== "same" ? "error" : "text.secondary"}
                sx={{ flexBasis: "100%" }}
              >
                {reason}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
