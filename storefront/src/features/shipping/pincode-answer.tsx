import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFreeDelivery } from "@/lib/free-delivery";
import { lazyPart } from "@/lib/lazy-part";
import { useTerms } from "@/lib/terms";
import type { Hindrance } from "./hindrance";
import { PickupLine } from "./pickup-line";
import type { ProductPromise } from "./use-promise";
import { VehicleLine } from "./vehicle-line";

const PromiseAnswer = lazyPart(["delivery"], () => import("./promise-answer"));

type PincodeAnswerProps = { promise: ProductPromise; hindrance: Hindrance | undefined };

/**
 * Before a pincode is entered the shop's terms, afterwards what applies there; or that no courier takes the product
 * at all.
 */
export function PincodeAnswer({ promise: { pincode, promised, failed }, hindrance }: PincodeAnswerProps) {
  const { t } = useTranslation("promise");
  const free = useFreeDelivery();
  const terms = useTerms();
  const { t: tOwn } = useTranslation("pickup");
  if (promised?.vehicle && !promised.offer) return <VehicleLine vehicle={promised.vehicle} isOnly />;
  const where = hindrance === "tooLarge" && terms?.vehicle && (
    <p className="text-ink-soft">
      {promised ? tOwn("vehicleNotThere", { pincode: promised.pincode }) : tOwn("vehicleWhere")}
    </p>
  );
  if (hindrance === "tooLarge" && terms?.pickup)
    return (
      <>
        {where}
        <PickupLine pickup={terms.pickup} isOnly />
      </>
    );
  if (hindrance === "tooLarge")
    return (
      <>
        {where}
        <p className="text-base font-semibold">{t("pickup")}</p>
        {terms && <p className="text-ink-soft">{t("tooLarge", terms.largest)}</p>}
      </>
    );
  if (failed) return <p className="font-medium text-bad">{t("failed")}</p>;
  const waiting = <p className="text-ink-soft">{t("asking")}</p>;
  if (!promised) return pincode ? waiting : <p className="text-ink-soft">{free}</p>;
  return (
    <Suspense fallback={waiting}>
      <PromiseAnswer promised={promised} />
    </Suspense>
  );
}
