import type { User } from "@contract/auth";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { plain } from "./addresses";
import { Hidden, PlainForm, PlainFrame } from "./parts";

/** The answer to an order was lost, so it may be placed: the same is sent once more, with the same key. */
export function Unsure({ user, sent }: { user: User; sent: Readonly<Record<string, string>> }) {
  const { t } = useTranslation("checkout");
  return (
    <PlainFrame title={t("title")} user={user}>
      <FormAlert tone="bad">{t("unsure")}</FormAlert>
      <PlainForm action={plain.checkout}>
        <Hidden fields={sent} />
        <Button type="submit" size="large">
          {t("place")}
        </Button>
      </PlainForm>
    </PlainFrame>
  );
}
