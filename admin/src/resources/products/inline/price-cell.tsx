import { formatExactRupees } from "@contract/money";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useDataProvider, useNotify, useTranslate } from "react-admin";
import { conflictOf } from "../../../edits/conflict";
import type { PanelDataProvider } from "../../../providers/data-provider";
import { readNumber } from "../../../read-number";
import type { Product } from "../list";
import { InlineNumber } from "./inline-number";
import { usePutRow } from "./use-put-row";

const rupees = (typed: string) => {
  const number = readNumber(typed);
  return number === undefined || number < 0 ? undefined : number;
};

type Field = "price" | "salePrice";

/** Saves a price with the version that the list shows; says who was quicker, shows theirs, and saves at the second try. */
function useSavePrice(product: Product) {
  const notify = useNotify();
  const putRow = usePutRow();
  const { editOne, readProducts } = useDataProvider<PanelDataProvider>();
  return (field: Field) => async (amount: number) => {
    try {
      const { data } = await editOne(product.id, { [field]: amount, version: product.version });
      putRow(data);
      return true;
    } catch (error) {
      const [theirs] = conflictOf(error)?.fields ?? [];
      if (theirs) {
        const value = formatExactRupees(Number(theirs.theirs ?? 0));
        notify(theirs.by ? "product.inline.overtakenBy" : "product.inline.overtaken", {
          type: "warning",
          messageArgs: { name: theirs.by, value },
        });
        const [now] = await readProducts([product.id]).catch(() => []);
        if (now) putRow(now);
      } else notify((error as Error).message, { type: "error" });
      return false;
    }
  };
}

/** The price that is paid, and above a sale's the regular one; both are changed where they stand. */
export function PriceCell({ product }: { product: Product }) {
  const translate = useTranslate();
  const save = useSavePrice(product);
  const label = (field: Field) => `${translate(`resources.products.fields.${field}`)}: ${product.title}`;
  const price = (
    <InlineNumber
      column="price"
      label={label("price")}
      value={product.price}
      shown={formatExactRupees(product.price)}
      read={rupees}
      onSave={save("price")}
    >
      {product.salePrice ? (
        <Typography component="s" variant="caption" color="text.secondary">
          {formatExactRupees(product.price)}
        </Typography>
      ) : (
        formatExactRupees(product.price)
      )}
    </InlineNumber>
  );
  if (!product.salePrice) return price;
  return (
    <Stack component="span" sx={{ alignItems: "flex-start" }}>
      <InlineNumber
        column="salePrice"
        label={label("salePrice")}
        value={product.salePrice}
        shown={formatExactRupees(product.salePrice)}
        read={rupees}
        onSave={save("salePrice")}
      >
        <strong>{formatExactRupees(product.salePrice)}</strong>
      </InlineNumber>
      {price}
    </Stack>
  );
}
