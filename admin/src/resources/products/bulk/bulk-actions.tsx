import Button from "@mui/material/Button";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { BulkDeleteButton, useTranslate } from "react-admin";
import type { BulkKind } from "./value-inputs";

const BulkDialog = lazy(async () => ({ default: (await import("./bulk-dialog")).BulkDialog }));

const kinds = ["price", "stock", "status", "featured", "category"] as const satisfies readonly BulkKind[];

/**
 * What can be done with the selected products. A deletion can be stopped until its message has gone. The dialog is outside the
 * list, whose table and cards change places when a window gets wider or a phone is turned.
 */
export function BulkActions({ children }: { children: (buttons: ReactElement) => ReactElement }) {
  const translate = useTranslate();
  const [kind, setKind] = useState<BulkKind>();
  const buttons = (
    <>
      {kinds.map((one) => (
        <Button key={one} size="small" onClick={() => setKind(one)}>
          {translate(`product.bulk.kinds.${one}`)}
        </Button>
      ))}
      <BulkDeleteButton mutationMode="undoable" />
    </>
  );
  return (
    <>
      {children(buttons)}
      {kind && (
        <Suspense>
          <BulkDialog kind={kind} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </>
  );
}
