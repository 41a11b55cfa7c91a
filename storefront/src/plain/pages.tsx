import { useTranslation } from "react-i18next";
import { FormAlert } from "@/components/form/form-alert";
import { isOutage, isStatus } from "@/lib/errors";
import { useShop } from "@/lib/shop";
import { accountPage } from "./account";
import { addressesPage } from "./address-book";
import { type PlainAddress, plain, withQuery } from "./addresses";
import { cancelPage } from "./cancel";
import { cartPage } from "./cart";
import { checkoutPage } from "./checkout";
import { deliveryPage } from "./delivery";
import { forgotPage } from "./forgot";
import { litePage } from "./lite";
import { orderPage } from "./order";
import { ordersPage } from "./orders";
import { PlainFrame } from "./parts";
import { questionsPage } from "./questions";
import { refundPage } from "./refund-account";
import { returnPage } from "./returning";
import { reviewsPage } from "./reviews";
import { loginPage, logoutPage, registerPage } from "./sign-in";
import { codePage } from "./sign-in-code";
import { sizeGuidePage } from "./size-guide";
import { ticketPage } from "./ticket";
import { trackPage } from "./track";
import type { Answer, PlainPage, Visit } from "./visit";
import { whenBackPage } from "./when-back";
import { whenBackStopPage } from "./when-back-stop";
import { wishlistPage } from "./wishlist";

const pages: Record<PlainAddress, PlainPage> = {
  [plain.cart]: cartPage,
  [plain.login]: loginPage,
  [plain.code]: codePage,
  [plain.register]: registerPage,
  [plain.logout]: logoutPage,
  [plain.checkout]: checkoutPage,
  [plain.order]: orderPage,
  [plain.orders]: ordersPage,
  [plain.cancel]: cancelPage,
  [plain.returning]: returnPage,
  [plain.refund]: refundPage,
  [plain.track]: trackPage,
  [plain.wishlist]: wishlistPage,
  [plain.addresses]: addressesPage,
  [plain.account]: accountPage,
  [plain.forgot]: forgotPage,
  [plain.ticket]: ticketPage,
  [plain.reviews]: reviewsPage,
  [plain.whenBack]: whenBackPage,
  [plain.whenBackStop]: whenBackStopPage,
  [plain.delivery]: deliveryPage,
  [plain.lite]: litePage,
  [plain.questions]: questionsPage,
  [plain.sizeGuide]: sizeGuidePage,
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

/** A form that only a script can send. */
export const needsScripts: Answer = { status: 422, page: <Problem kind="needsScripts" /> };

function Problem({ kind }: { kind: "unreachable" | "foreign" | "needsScripts" }) {
  const { t } = useTranslation(["plain", "forms", "shell"]);
  const { phone } = useShop();
  return (
    <PlainFrame title={t(kind === "needsScripts" ? "needsScriptsTitle" : "shell:failed.title")}>
      <FormAlert tone="bad">{kind === "unreachable" ? t("forms:unreachable") : t(kind, { phone })}</FormAlert>
    </PlainFrame>
  );
}
