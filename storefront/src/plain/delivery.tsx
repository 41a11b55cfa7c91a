import type { Product } from "@contract/products";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { Button } from "@/components/button";
import { Link } from "@/components/link";
import PromiseAnswer from "@/features/shipping/promise-answer";
import type { Promised } from "@/features/shipping/queries";
import { call } from "@/lib/api";
import { paths } from "@/paths";
import { plain } from "./addresses";
import { Hidden, PlainField, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import type { PlainPage } from "./visit";
import { readWanted, type Wanted } from "./wanted";

/** What an order of a product to a pincode would do; asked for on the product's page. */
export const deliveryPage: PlainPage = async ({ query }) => {
  const wanted = readWanted(query);
  const pincode = query.get("pincode")?.trim() ?? "";
  if (!wanted?.productId) return { to: paths.listing };
  const { productId, variantId } = wanted;
  try {
    const asked = { params: { pincode: pincode || "-" }, query: { productId, quantity: 1, variantId } };
    const { data } = await call("getPincode", asked);
    return { status: 200, page: <DeliveryView wanted={wanted} pincode={pincode} promised={data} /> };
  } catch (error) {
    const refusal = refusalOf(error);
    return {
      status: refusal.status,
      page: <DeliveryView wanted={wanted} pincode={pincode} refusal={refusal} />,
    };
  }
};

type DeliveryViewProps = { wanted: Wanted; pincode: string; promised?: Promised; refusal?: Refusal };

function DeliveryView({ wanted, pincode, promised, refusal }: DeliveryViewProps) {
  const { t } = useTranslation(["promise", "plain"]);
  const { slug } = wanted;
  return (
    <PlainFrame title={t("title")}>
      <PincodeForm asked={wanted} pincode={pincode} error={refusal?.sentence} />
      {promised && (
        <div className="grid gap-1">
          <PromiseAnswer promised={promised} />
        </div>
      )}
      {slug && (
        <Link
          to={paths.product(encodeURIComponent(slug))}
          className="justify-self-start font-semibold text-brand underline underline-offset-4"
        >
          {t("plain:backToProduct")}
        </Link>
      )}
    </PlainFrame>
  );
}

type PincodeFormProps = { asked: Wanted; pincode?: string; error?: string | undefined };

function PincodeForm({ asked: { productId, variantId, slug }, pincode, error }: PincodeFormProps) {
  const { t } = useTranslation("promise");
  return (
    <form method="get" action={useHref(plain.delivery)} className="flex flex-wrap items-end gap-3">
      <Hidden fields={{ productId, variantId, slug }} />
      <PlainField
        name="pincode"
        label={t("pincode")}
        error={error}
        defaultValue={pincode}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={12}
      />
      <Button type="submit" look="outline">
        {t("check")}
      </Button>
    </form>
  );
}

/** On the product's page, where scripts are off. */
export function PincodeQuestion({ product, variantId }: { product: Product; variantId: string | undefined }) {
  return <PincodeForm asked={{ productId: product._id, variantId, slug: product.slug }} />;
}
