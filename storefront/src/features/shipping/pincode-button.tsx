import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeptPincode } from "@/lib/kept-pincode";
import { lazyPart } from "@/lib/lazy-part";

const PincodeDialog = lazyPart(["forms"], () => import("./pincode-dialog"));

/** Words within a text that lead to the kept pincode: to enter one, or to change it. */
export function PincodeButton() {
  const { t } = useTranslation("pincode");
  const pincode = useKeptPincode();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="font-semibold text-brand underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {t(pincode ? "change" : "enter")}
      </button>
      {open && (
        <Suspense>
          <PincodeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
