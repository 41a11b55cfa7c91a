import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeptPincode } from "@/lib/kept-pincode";
import { lazyPart } from "@/lib/lazy-part";
import { placeQuery } from "./place-query";
import { usePincodeKeeper } from "./use-pincode-keeper";

const PincodeDialog = lazyPart(["forms"], () => import("./pincode-dialog"));

/** In the header of every page: where goods are sent to, and the way to change it. On phones the digits alone. */
export function DeliverTo() {
  const { t } = useTranslation("pincode");
  const pincode = useKeptPincode();
  const { data: place } = useQuery(placeQuery(pincode || undefined));
  const [open, setOpen] = useState(false);
  usePincodeKeeper();
  return (
    <>
      <button type="button" className="deliver-to" aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
      {open && (
        <Suspense>
          <PincodeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
