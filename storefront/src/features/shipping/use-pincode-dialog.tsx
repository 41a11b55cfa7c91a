import { Suspense, useState } from "react";
import { lazyDialog } from "@/lib/lazy-part";

const PincodeDialog = lazyDialog(["forms"], () => import("./pincode-dialog"));

/** The dialog for the kept pincode, and what opens it. */
export function usePincodeDialog() {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <PincodeDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { dialog, openDialog: () => setOpen(true) };
}
