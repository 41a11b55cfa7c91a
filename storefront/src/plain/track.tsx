import type { User } from "@contract/auth";
import type { FollowedOrder as Followed } from "@contract/orders";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { FollowedOrder } from "@/features/orders/followed-order";
import { call } from "@/lib/api";
import { plain } from "./addresses";
import { whoIsIn } from "./for-shopper";
import { PlainField, PlainForm, PlainFrame } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { field, type PlainPage } from "./visit";

type Typed = { orderNumber: string; emailOrPhone: string };

/**
 * Where an order is, for whoever is not signed in. It is shown at once: an address that named it would be read by
 * whoever sees the address.
 */
export const trackPage: PlainPage = async ({ form }) => {
  const user = await whoIsIn();
  if (!form) return { status: 200, page: <TrackView user={user} /> };
  const typed = { orderNumber: field(form, "orderNumber"), emailOrPhone: field(form, "emailOrPhone") };
  try {
    const { data: order } = await call("followOrder", { body: typed });
    return { status: 200, page: <TrackView {...{ user, typed, order }} /> };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <TrackView {...{ user, typed, refusal }} /> };
  }
};

type TrackViewProps = { user: User | undefined; typed?: Typed; order?: Followed; refusal?: Refusal };

function TrackView({ user, typed, order, refusal }: TrackViewProps) {
  const { t } = useTranslation("track");
  const { fields: wrong = {} } = refusal ?? {};
  return (
    <PlainFrame title={t("title")} user={user}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      {order && <FollowedOrder order={order} />}
      <p className="text-ink-soft">{t("text")}</p>
      <PlainForm action={plain.track} className="grid max-w-md gap-5">
        <PlainField
          name="orderNumber"
          label={t("number")}
          error={wrong.orderNumber}
          defaultValue={typed?.orderNumber}
          autoComplete="off"
          autoCapitalize="characters"
          required
          maxLength={60}
        />
        <PlainField
          name="emailOrPhone"
          label={t("account")}
          error={wrong.emailOrPhone}
          defaultValue={typed?.emailOrPhone}
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={120}
        />
        <Button type="submit" size="large">
          {t("submit")}
        </Button>
      </PlainForm>
      <p className="text-ink-soft">{t(user ? "mine" : "more")}</p>
    </PlainFrame>
  );
}
