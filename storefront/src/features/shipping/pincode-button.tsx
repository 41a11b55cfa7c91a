import { useTranslation } from "react-i18next";
import { useKeptPincode } from "@/lib/kept-pincode";
import { usePincodeDialog } from "./use-pincode-dialog";

/** Words within a text that lead to the kept pincode: to enter one, or to change it. */
export function PincodeButton() {
  const { t } = useTranslation("pincode");
  const pincode = useKeptPincode();
  const { dialog, openDialog } = usePincodeDialog();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // Large enough for a thumb, while the lines stay as close as those around.
        className="-my-3 inline-block py-3 font-semibold text-brand underline underline-offset-4"
        onClick={openDialog}
      >
        {t(pincode ? "change" : "enter")}
      </button>
      {dialog}
    </>
  );
}
