import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { sayOver, whyMissing } from "@/lib/wanted";

/** In place of a dialog with an address of its own that could not be fetched: leads back to the page below it. */
export function OverFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void sayOver(whyMissing(), t("retry")).then((again) => (again ? retry() : navigate(-1)));
  }, []);
  return null;
}
