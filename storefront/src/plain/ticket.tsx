import type { User } from "@contract/auth";
import { limits } from "@contract/limits";
import { type TicketTopic, ticketTopics } from "@contract/ticket-topics";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { FormAlert } from "@/components/form/form-alert";
import { TicketWritten } from "@/features/tickets/ticket-written";
import { call } from "@/lib/api";
import { paths } from "@/paths";
import { plain, withQuery } from "./addresses";
import { whoIsIn } from "./for-shopper";
import { PlainArea, PlainField, PlainForm, PlainFrame, Way } from "./parts";
import { type Refusal, refusalOf } from "./refusal";
import { type Answer, field, type PlainPage } from "./visit";

const fields = ["topic", "orderNumber", "name", "email", "phone", "message", "website"] as const;
type Typed = Record<(typeof fields)[number], string>;

/** Of tickets as the shop makes them: the address says no other words. */
const ticketNumber = /^TK-\d{2}-\d{8}$/;

/** Writing to the shop. The form of the contact page is taken as it is; sent twice, it is one ticket. */
export const ticketPage: PlainPage = async ({ form, query }) => {
  if (!form) {
    const number = query.get("number") ?? "";
    if (ticketNumber.test(number))
      return { status: 200, page: <Written number={number} user={await shopperIn()} /> };
    return showForm();
  }
  const typed = Object.fromEntries(fields.map((name) => [name, field(form, name)])) as Typed;
  try {
    const { data } = await call("writeTicket", { body: bodyOf(typed, await shopperIn()) });
    return { to: withQuery(plain.ticket, { number: data.number }) };
  } catch (error) {
    return showForm(typed, refusalOf(error));
  }
};

/** Staff write as everybody does. */
async function shopperIn(): Promise<User | undefined> {
  const user = await whoIsIn();
  return user?.role === "user" ? user : undefined;
}

function bodyOf(
  { topic, orderNumber, name, email, phone, message, website }: Typed,
  shopper: User | undefined,
) {
  return {
    topic: topic as TicketTopic,
    message,
    ...(orderNumber && { orderNumber }),
    ...(!shopper && { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }),
    ...(website && { website }),
  };
}

async function showForm(typed?: Typed, refusal?: Refusal): Promise<Answer> {
  const user = await shopperIn();
  const orders = user ? (await call("getOrders", { params: { userId: user.id } })).data : [];
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  return {
    status: refusal?.status ?? 200,
    page: <TicketView {...{ user, orderNumbers, typed, refusal }} />,
  };
}

type TicketViewProps = {
  user: User | undefined;
  orderNumbers: readonly string[];
  typed: Typed | undefined;
  refusal: Refusal | undefined;
};

function TicketView({ user, orderNumbers, typed, refusal }: TicketViewProps) {
  const { t } = useTranslation(["ticket", "contact"]);
  const { fields: wrong = {} } = refusal ?? {};
  const about = (name: keyof Typed) => ({ name, error: wrong[name], defaultValue: typed?.[name] });
  return (
    <PlainFrame title={t("contact:form")} user={user}>
      {refusal && <FormAlert tone="bad">{refusal.sentence}</FormAlert>}
      <PlainForm action={plain.ticket} className="grid max-w-xl gap-5">
        <PlainField
          {...about("topic")}
          label={t("topic")}
          control={(attributes) => (
            <select {...attributes} defaultValue={typed?.topic}>
              {ticketTopics.map((topic) => (
                <option key={topic} value={topic}>
                  {t(`topics.${topic}`)}
                </option>
              ))}
            </select>
          )}
        />
        {user && <p className="text-ink-soft">{t("toYou", { email: user.email })}</p>}
        {user && orderNumbers.length > 0 && (
          <PlainField
            {...about("orderNumber")}
            label={t("order")}
            control={(attributes) => (
              <select {...attributes} defaultValue={typed?.orderNumber}>
                <option value="">{t("noOrder")}</option>
                {orderNumbers.map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            )}
          />
        )}
        {!user && (
          <>
            <PlainField
              {...about("orderNumber")}
              label={t("order")}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
            />
            <PlainField {...about("name")} label={t("name")} autoComplete="name" required maxLength={80} />
            <PlainField
              {...about("email")}
              type="email"
              label={t("email")}
              hint={t("emailHint")}
              autoComplete="email"
              maxLength={120}
            />
            <PlainField {...about("phone")} type="tel" label={t("phone")} autoComplete="tel" maxLength={30} />
          </>
        )}
        <PlainArea
          {...about("message")}
          label={t("message")}
          rows={6}
          required
          maxLength={limits.ticket.max}
        />
        <Button type="submit" size="large">
          {t("submit")}
        </Button>
      </PlainForm>
    </PlainFrame>
  );
}

function Written({ number, user }: { number: string; user: User | undefined }) {
  const { t } = useTranslation(["ticket", "contact", "shell"]);
  return (
    <PlainFrame title={t("contact:form")} user={user}>
      <FormAlert tone="good">
        <TicketWritten number={number} />
      </FormAlert>
      <Way to={paths.home}>{t("shell:goHome")}</Way>
    </PlainFrame>
  );
}
