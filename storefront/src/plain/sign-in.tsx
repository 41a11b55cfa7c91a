import type { User } from "@contract/auth";
import type { Language } from "@contract/constants";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { Link } from "@/components/link";
import { Agreement } from "@/features/session/agreement";
import { call } from "@/lib/api";
import { ApiError } from "@/lib/errors";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { add, showCart } from "./cart";
import { whoIsIn } from "./for-shopper";
import { afterwards, isNext, type Next } from "./next";
import { Hidden, PlainField, PlainForm, PlainFrame } from "./parts";
import { asRefusal, type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type PlainPage, type Visit } from "./visit";
import { longest, readWanted, type Wanted } from "./wanted";
import { wish } from "./wishlist";

/** Why the visitor was asked to sign in, kept through registration and mistakes. */
export type Errand = {
  next: Next | undefined;
  /** The slug of the product that the next page is about. */
  product: string | undefined;
  wanted: Wanted | undefined;
};

export function readErrand({ query, form }: Visit): Errand {
  const from = form?.has("next") || form?.has("productId") ? form : query;
  const asked = from.get("next");
  return {
    next: isNext(asked) ? asked : undefined,
    product: from.get("product")?.slice(0, longest) || undefined,
    wanted: readWanted(from),
  };
}

export const asQuery = ({ next, product, wanted }: Errand) => ({ next, product, ...wanted });

/** Where somebody goes who is signed in already. */
export const onwards = ({ next, product }: Errand): Answer => ({ to: afterwards(next ?? "cart", product) });

/** Leads somebody who has just signed in to what they wanted. */
export async function goOn(user: User, errand: Errand, language: Language): Promise<Answer> {
  const { next, product, wanted } = errand;
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
  if (!form) {
    if (await whoIsIn()) return onwards(errand);
    const note = notes.find((one) => query.has(one));
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

/** What has happened before, by names in the address. */
const notes = ["registered", "expired", "reset"] as const;

type LoginViewProps = {
  errand: Errand;
  account?: string;
  refusal?: Refusal;
  note?: (typeof notes)[number] | undefined;
};

function LoginView({ errand, account, refusal, note }: LoginViewProps) {
  const { t } = useTranslation(["auth", "plain"]);
  const { fields = {} } = refusal ?? {};
  const isCode = refusal?.code === "second_factor_required";
  return (
    <PlainFrame title={t("login.title")}>
      {refusal && <FormAlert tone="bad">{isCode ? t("plain:staffNeedScripts") : refusal.sentence}</FormAlert>}
      {!refusal && <BeforeLogin errand={errand} note={note} />}
      <PlainForm action={plain.login} className="grid max-w-md gap-5">
        <Hidden fields={asQuery(errand)} />
        <PlainField
          name="emailOrPhone"
          label={t("login.account")}
          error={fields.emailOrPhone}
          defaultValue={account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={120}
        />
        <PlainField
          name="password"
          type="password"
          label={t("login.password")}
          error={fields.password}
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="large">
          {t("login.submit")}
        </Button>
      </PlainForm>
      <p>
        <Link to={plain.forgot} className="font-semibold text-brand underline underline-offset-4">
          {t("login.forgot")}
        </Link>
      </p>
      <p>
        <Link
          to={withQuery(plain.code, asQuery(errand))}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {t("login.withCode")}
        </Link>
      </p>
      <p>
        {t("login.noAccount")}{" "}
        <Link
          to={withQuery(plain.register, asQuery(errand))}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {t("login.register")}
        </Link>
      </p>
    </PlainFrame>
  );
}

/** Why the visitor is here. */
function BeforeLogin({ errand: { next, wanted }, note }: Pick<LoginViewProps, "errand" | "note">) {
  const { t } = useTranslation(["auth", "cart", "plain", "session"]);
  if (note === "registered") return <FormAlert tone="good">{t("plain:registered")}</FormAlert>;
  if (note === "reset") return <FormAlert tone="good">{t("forgot.done")}</FormAlert>;
  if (note === "expired") return <FormAlert tone="info">{t("session:expired")}</FormAlert>;
  if (next === "wishlist") return <FormAlert tone="info">{t("plain:wishlistNeedsAccount")}</FormAlert>;
  if (!wanted && !next) return null;
  return (
    <FormAlert tone={wanted ? "bad" : "info"}>
      <p>{t("cart:authRequired")}</p>
      <p className="font-normal">{t("cart:pleaseLogin")}</p>
    </FormAlert>
  );
}

const accountFields = ["userName", "email", "phone", "password"] as const;
type Account = Record<(typeof accountFields)[number], string>;

/** Making an account; the visitor then signs in with it (Spec §4). */
export const registerPage: PlainPage = async (visit) => {
  const { form } = visit;
  const errand = readErrand(visit);
  if (!form) return { status: 200, page: <RegisterView errand={errand} /> };
  const [userName, email, phone] = [field(form, "userName"), field(form, "email"), field(form, "phone")];
  const account: Account = { userName, email, phone, password: form.get("password") ?? "" };
  try {
    await call("register", { body: account });
    return { to: withQuery(plain.login, { registered: "1", ...asQuery(errand) }) };
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
        <Hidden fields={asQuery(errand)} />
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
      <p>
        {t("register.haveAccount")}{" "}
        <Link
          to={withQuery(plain.login, asQuery(errand))}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {t("register.login")}
        </Link>
      </p>
    </PlainFrame>
  );
}

/** Ends the session; a link to this address does nothing. */
export const logoutPage: PlainPage = async ({ form }) => {
  if (form) await call("logout");
  return { to: paths.home };
};
