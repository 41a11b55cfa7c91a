import type { Size } from "@contract/constants";
import type { SizeUnit } from "@contract/size-measures";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadFailed } from "@/components/load-failed";
import { Modal } from "@/components/modal";
import { isStatus } from "@/lib/errors";
import { localKeys, readLocal, writeLocal } from "@/lib/storage";
import { HowToMeasure } from "./how-to-measure";
import { sizeGuideQuery } from "./query";
import { SizeTable } from "./size-table";
import { UnitSwitch } from "./unit-switch";

type SizeGuideDialogProps = { slug: string; size: Size | undefined; onClose: () => void };

/** The unit of the last time in this browser. */
const keptUnit = (): SizeUnit => (readLocal(localKeys.sizeUnit) === "in" ? "in" : "cm");

/** What the sizes of a product measure, with the chosen one marked. */
export default function SizeGuideDialog({ slug, size, onClose }: SizeGuideDialogProps) {
  const { t } = useTranslation("sizeguide");
  const { data: guide, error, refetch } = useQuery(sizeGuideQuery(slug));
  const [unit, setUnit] = useState(keptUnit);
  const change = (wanted: SizeUnit) => {
    writeLocal(localKeys.sizeUnit, wanted);
    setUnit(wanted);
  };
  return (
    <Modal title={t("title")} shape="sheet" onClose={onClose}>
      {guide ? (
        <div className="grid gap-5">
          <UnitSwitch unit={unit} onChange={change} />
          <SizeTable guide={guide} unit={unit} chosen={size} />
          <HowToMeasure measures={guide.measures} heading="h3" />
        </div>
      ) : error ? (
        <LoadFailed sentence={t(isStatus(error, 404) ? "none" : "failed")} retry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t("title")} className="skeleton h-72" />
      )}
    </Modal>
  );
}
