import { limits } from "@contract/limits";
import ButtonBase from "@mui/material/ButtonBase";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { HttpError, useDataProvider, useNotify, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import { readWhole } from "../../../read-number";
import type { Product } from "../list";
import { InlineNumber } from "./inline-number";
import { usePutRow } from "./use-put-row";

const ChangeStockDialog = lazy(async () => ({
  default: (await import("../stock/change-stock-dialog")).ChangeStockDialog,
}));

const pieces = (typed: string) => {
  const number = readWhole(typed);
  return number === undefined || number < 0 || number > limits.stock.max ? undefined : number;
};

/** Stock that is counted by size or place, in the dialog for it. */
function StockButton({ product, label, children }: { product: Product; label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps clicks from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps clicks from opening the row
    <span onClick={(event) => event.stopPropagation()}>
      <ButtonBase
        aria-label={`${product.totalStock}, ${label}`}
        onClick={() => setIsOpen(true)}
        sx={{ font: "inherit", borderRadius: 0.5 }}
      >
        {children}
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <ChangeStockDialog product={product} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

/**
 * The stock of a product. Counted where it stands, with the number that was shown: items sold meanwhile stay sold.
 */
export function StockCell({ product, children }: { product: Product; children: ReactNode }) {
  const translate = useTranslate();
  const notify = useNotify();
  const putRow = usePutRow();
  const { changeStock, readProducts } = useDataProvider<PanelDataProvider>();
  // The figure and version that a count was first sent with: sent again, it is the same count.
  const sent = useRef({ key: "", read: 0, version: product.version });
  const [shelf, ...others] = product.shelves;
  const label = `${translate("stock.typed.counted")}: ${product.title}`;
  if (!product.shelves.some(({ managesStock }) => managesStock)) return children;
  if (!shelf || others.length > 0 || shelf.options.length > 0 || product.stockLocations.length > 0)
    return (
      <StockButton product={product} label={label}>
        {children}
      </StockButton>
    );
  const save = async (counted: number, key: string) => {
    if (sent.current.key !== key) sent.current = { key, read: shelf.stocked, version: product.version };
    const { read, version } = sent.current;
    try {
      const changes = [{ size: shelf.size, counted, read }];
      const { data } = await changeStock(product.id, { reason: "counted", changes, version }, key);
      putRow(data);
      return true;
    } catch (error) {
      notify((error as Error).message, { type: "error" });
      // Whoever counts again after somebody else has to see their figure; offline it stays as it was.
      if (error instanceof HttpError && error.body?.code === "counted_since") sent.current.key = "";
      const [now] = await readProducts([product.id]).catch(() => []);
      if (now) putRow(now);
      return false;
    }
  };
  return (
    <InlineNumber
      column="stock"
      label={label}
      value={shelf.stocked}
      shown={String(product.totalStock)}
      read={pieces}
      onSave={save}
    >
      {children}
    </InlineNumber>
  );
}
