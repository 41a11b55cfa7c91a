import { useTranslation } from "react-i18next";
import type { PincodeKnowledge } from "./use-fill-from-pincode";

/** What the shop knows about the typed pincode, shown below the field. */
export function PincodeHint({ known }: { known: PincodeKnowledge }) {
  const { t } = useTranslation("addresses");
  const place = known.state === "known" ? known.place : "";
  const text = {
    none: t("pincodeHint"),
    asking: t("pincodeAsking"),
    unknown: t("pincodeUnknown"),
    known: known.state === "known" && !known.serviceable ? t("pincodeUnserved", { place }) : place,
  }[known.state];
  const warns = known.state === "unknown" || (known.state === "known" && !known.serviceable);
  return <span className={warns ? "font-medium text-warn" : undefined}>{text}</span>;
}
