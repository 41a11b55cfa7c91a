import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { Agreement } from "@/features/session/agreement";
import { call } from "@/lib/api";
import { ApiError } from "@/lib/errors";
import { paths } from "@/paths";
import { plain } from "./addresses";
import { add, showCart } from "./cart";
import { asFields, type Errand, readErrand } from "./errand";
import { ErrandWay } from "./errand-way";
import { whoIsIn } from "./for-shopper";
import { LoginView, loginNotes, toLogin } from "./login-view";
import { afterwards } from "./next";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { asRefusal, type Refusal, refusalOf } from "./refusal";
import { showDraft } from "./show-draft";
import { type Answer, field, type PlainPage } from "./visit";
import { wish } from "./wishlist";

/** Where somebody goes who is signed in already. */
export const onwards = ({ next, product }: Errand): Answer => ({ to: afterwards(next ?? "cart", product) });

/** Leads somebody who has just signed in to what they wanted. */
export async function goOn(user: User, errand: Errand, language: Language): Promise<Answer> {
  const { next, product, wanted, draft } = errand;
  if (draft) return showDraft(draft, { product: product ?? "", language }, user);
  if (!wanted) return { to: next ? afterwards(next, product) : paths.home };
  if (wanted.after === "wishlist") return wish(user, wanted, language);
  try {
    return { to: await add(user.id, wanted) };
  } catch (error) {
    return showCart(user, { refusal: refusalOf(error), wanted });
  }
}

/** Signing in; what a guest wanted is then put in the cart. */
export const loginPage: PlainPage = async (visit) => {
  const { form, query } = visit;
  const errand = readErrand(visit);
  // A form without an account hands on an errand.
  if (!form?.has("emailOrPhone")) {
    if (await whoIsIn()) return onwards(errand);
    const note = loginNotes.find((one) => query.has(one));
    return { status: 200, page: <LoginView errand={errand} note={note} /> };
  }
  const account = field(form, "emailOrPhone");
  try {
    const { user } = await call("login", {
      body: { emailOrPhone: account, password: form.get("password") ?? "" },
    });
    return user.role === "admin" ? { to: paths.adminDashboard } : await goOn(user, errand, visit.language);
  } catch (error) {
    const refusal = error instanceof ApiError && error.status === 401 ? asRefusal(error) : refusalOf(error);
    return {
      status: refusal.status,
      page: <LoginView errand={errand} account={account} refusal={refusal} />,
    };
  }
};

const accountFields = ["userName", "email", "phone", "password"] as const;
type Account = Record<(typeof accountFields)[number], string>;

/** Making an account; the visitor then signs in with it (Spec §4). */
export const registerPage: PlainPage = async (visit) => {
  const { form } = visit;
  const errand = readErrand(visit);
  // A form without an account hands on an errand.
  if (!form?.has("userName")) return { status: 200, page: <RegisterView errand={errand} /> };
  const [userName, email, phone] = [field(form, "userName"), field(form, "email"), field(form, "phone")];
  const account: Account = { userName, email, phone, password: form.get("password") ?? "" };
  try {
    await call("register", { body: account });
    return toLogin("registered", errand);
  } catch (error) {
    const refusal = refusalOf(error);
    return {
      status: refusal.status,
      page: <RegisterView errand={errand} typed={account} refusal={refusal} />,
    };
  }
};

type RegisterViewProps = { errand: Errand; typed?: Account; refusal?: Refusal };

function RegisterView({ errand, typed, refusal }: RegisterViewProps) {
  const { t } = useTranslation("auth");
  const { fields = {} } = refusal ?? {};
  return (
    <PlainFrame title={t("register.title")}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <PlainForm action={plain.register} className="grid max-w-md gap-5">
        <Hidden fields={asFields(errand)} />
        <PlainField
          name="userName"
          label={t("register.name")}
          error={fields.userName}
          defaultValue={typed?.userName}
          autoComplete="name"
          required
        />
        <PlainField
          name="email"
          type="email"
          label={t("register.email")}
          error={fields.email}
          defaultValue={typed?.email}
          autoComplete="email"
          autoCapitalize="none"
          required
          maxLength={120}
        />
        <PlainField
          name="phone"
          type="tel"
          label={t("register.phone")}
          hint={t("register.phoneHint")}
          error={fields.phone}
          defaultValue={typed?.phone}
          autoComplete="tel"
          required
          maxLength={20}
        />
        <PlainField
          name="password"
          type="password"
          label={t("register.password")}
          hint={t("register.passwordHint")}
          error={fields.password}
          autoComplete="new-password"
          required
        />
        <Button type="submit" size="large">
          {t("register.submit")}
        </Button>
        <Agreement />
      </PlainForm>
      <div className="flex flex-wrap items-center gap-x-2">
        {t("register.haveAccount")}
        <ErrandWay to={plain.login} errand={errand}>
          {t("register.login")}
        </ErrandWay>
      </div>
    </PlainFrame>
  );
}

/** Ends the session; a link to this address does nothing. */
export const logoutPage: PlainPage = async ({ form }) => {
  if (form) await call("logout");
  return { to: paths.home };
};
