import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { call } from "@/lib/api";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { Hidden, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import type { PlainPage } from "./visit";

/** Stops mails about products that are back. A mail's link is only read, the button on it is what stops them. */
export const whenBackStopPage: PlainPage = async ({ form, query }) => {
  const token = (form?.has("token") ? form : query).get("token") ?? "";
  if (!form)
    return { status: 200, page: query.get("done") === "stopped" ? <Stopped /> : <Question token={token} /> };
  try {
    await call("stopWhenBack", { body: { token } });
    return { to: withQuery(plain.whenBackStop, { done: "stopped" }) };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, page: <Question {...{ token, refusal }} /> };
  }
};

function Question({ token, refusal }: { token: string; refusal?: Refusal }) {
  const { t } = useTranslation("whenback");
  return (
    <PlainFrame title={t("stop.title")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <p>{t("stop.text")}</p>
      <PlainForm action={plain.whenBackStop}>
        <Hidden fields={{ token }} />
        <Button type="submit">{t("stop.button")}</Button>
      </PlainForm>
    </PlainFrame>
  );
}

function Stopped() {
  const { t } = useTranslation(["whenback", "shell"]);
  return (
    <PlainFrame title={t("stopped.title")}>
      <p>{t("stopped.text")}</p>
      <Way to={paths.home}>{t("shell:goHome")}</Way>
    </PlainFrame>
  );
}
