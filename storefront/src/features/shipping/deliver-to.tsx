import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useKeptPincode } from "@/lib/kept-pincode";
import { placeQuery } from "./place-query";
import { usePincodeDialog } from "./use-pincode-dialog";
import { usePincodeKeeper } from "./use-pincode-keeper";

/** In the header of every page: where goods are sent to, and the way to change it. On phones the digits alone. */
export function DeliverTo() {
  const { t } = useTranslation("pincode");
  const pincode = useKeptPincode();
  const { data: place } = useQuery(placeQuery(pincode || undefined));
  const { dialog, openDialog } = usePincodeDialog();
  usePincodeKeeper();
  return (
    <>
      <button type="button" className="deliver-to" aria-haspopup="dialog" onClick={openDialog}>
        <MapPin className="size-4 shrink-0" aria-hidden="true" />
        {pincode ? (
          <span>
            <span className="max-md:sr-only">{t("deliverTo")} </span>
            <strong>{pincode}</strong>
            {place?.district && <span className="max-md:sr-only"> {place.district}</span>}
          </span>
        ) : (
          <span>
            <span className="max-md:hidden">{t("enter")}</span>
            <span className="md:hidden">{t("short")}</span>
          </span>
        )}
      </button>
      {dialog}
    </>
  );
}
