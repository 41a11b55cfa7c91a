import { useTranslation } from "react-i18next";
import { FormAlert } from "@/components/form/form-alert";
import { isOutage, isStatus } from "@/lib/errors";
import { type PlainAddress, plain, withQuery } from "./addresses";
import { cartPage } from "./cart";
import { checkoutPage } from "./checkout";
import { orderPage } from "./order";
import { PlainFrame } from "./parts";
import { loginPage, logoutPage, registerPage } from "./sign-in";
import type { Answer, PlainPage, Visit } from "./visit";

const pages: Record<PlainAddress, PlainPage> = {
  [plain.cart]: cartPage,
  [plain.login]: loginPage,
  [plain.register]: registerPage,
  [plain.logout]: logoutPage,
  [plain.checkout]: checkoutPage,
  [plain.order]: orderPage,
};

/** What a plain page answers. A session that has ended leads to the sign-in; while the shop is away, that is said. */
export async function answerPlain(address: PlainAddress, visit: Visit): Promise<Answer> {
  try {
    return await pages[address](visit);
  } catch (error) {
    if (isStatus(error, 401)) return { to: withQuery(plain.login, { expired: "1" }) };
    if (!isOutage(error)) throw error;
    return { status: 503, page: <Problem kind="unreachable" /> };
  }
}

/** A form from another site: nothing of it is done. */
export const foreignForm: Answer = { status: 403, page: <Problem kind="foreign" /> };

function Problem({ kind }: { kind: "unreachable" | "foreign" }) {
  const { t } = useTranslation(["plain", "forms", "shell"]);
  return (
    <PlainFrame title={t("shell:failed.title")}>
      <FormAlert tone="bad">{t(kind === "foreign" ? "foreign" : "forms:unreachable")}</FormAlert>
    </PlainFrame>
  );
}
