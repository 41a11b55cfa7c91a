import { splitAddress } from "@contract/page-addresses";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { Lite } from "@/lib/lite";
import { paths } from "@/paths";
import { notFoundRoute } from "@/routes";
import { matchRoute } from "@/routing/match-route";
import { plain } from "./addresses";
import { Hidden, PlainForm, PlainFrame } from "./parts";
import { field, type PlainPage } from "./visit";

/** Says what the light version is, and switches it on or off; then the page goes on from where it was asked. */
export const litePage: PlainPage = async ({ form }) =>
  form
    ? { to: ownPage(field(form, "to")), isLite: form.get("on") === "1" }
    : { status: 200, page: <LiteView /> };

/** A page of the shop that everybody may read, without its language: never an address from outside. */
function ownPage(asked: string): string {
  const { path } = splitAddress(asked);
  const { route } = matchRoute(path.split("?")[0] ?? "");
  const isOwn = /^\/[\w-][!-[\]-~]*$/.test(path) && route !== notFoundRoute && !route.isPrivate;
  return isOwn ? path : paths.home;
}

function LiteView() {
  const { t } = useTranslation("plain");
  const isLite = use(Lite);
  return (
    <PlainFrame title={t("lite.title")}>
      <p className="max-w-prose">{t("lite.what")}</p>
      <p className="max-w-prose font-semibold">{t(isLite ? "lite.isOn" : "lite.isOff")}</p>
      <PlainForm action={plain.lite}>
        <Hidden fields={{ on: isLite ? "0" : "1" }} />
        <Button type="submit" look="primary">
          {t(isLite ? "lite.turnOff" : "lite.turnOn")}
        </Button>
      </PlainForm>
    </PlainFrame>
  );
}
