import type { User } from "@contract/auth";
import { limits } from "@contract/limits";
import { ticketTopics } from "@contract/ticket-topics";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormAlert } from "@/components/form/form-alert";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextAreaField } from "@/components/form/text-area-field";
import { TextField } from "@/components/form/text-field";
import { useFormFailure } from "@/components/form/use-form-failure";
import { useOrders } from "@/features/orders/queries";
import { useSession } from "@/features/session/queries";
import { call } from "@/lib/api";
import { lengthRule, optionalEmailRule, phoneRule } from "@/lib/field-rules";
import { forgetDraft } from "@/lib/kept-draft";
import { sessionKeys } from "@/lib/storage";
import { useHydrated } from "@/lib/use-hydrated";
import { type ShopForm, useShopForm } from "@/lib/use-shop-form";
import { blankTicket, type TicketValues } from "./ticket-values";
import { TicketWritten } from "./ticket-written";
import { useBegunTicket } from "./use-begun-ticket";

type FieldsProps = { form: ShopForm<TicketValues> };

const longest = { orderNumber: 40, name: 80, email: 120, phone: 30 };
const nameRule = lengthRule(2, longest.name, "nameMissing");
const messageRule = lengthRule(limits.ticket.min, limits.ticket.max, "messageShort");

/**
 * Writes to the shop: the reply is the ticket's number. Whoever is signed in need not say who they are. What is typed is kept
 * in this tab until it is sent.
 */
export default function TicketForm() {
  const { t } = useTranslation("ticket");
  const { user } = useSession();
  const shopper = user?.role === "admin" ? undefined : user;
  const [number, setNumber] = useState<string>();
  const form = useShopForm<TicketValues>(
    ({ name, email, phone, message }) => ({
      ...(!shopper && {
        name: nameRule(name),
        email: email.trim() === "" && phone.trim() === "" ? "accountMissing" : optionalEmailRule(email),
        phone: phone.trim() === "" ? undefined : phoneRule(phone),
      }),
      message: messageRule(message),
    }),
    { ...blankTicket, website: "" },
  );
  useBegunTicket(form);
  const { failure, attempt } = useFormFailure(
    form,
    ["topic", "orderNumber", "name", "email", "phone", "message"],
    t("failed"),
  );
  const { errors, isSubmitting } = form.formState;
  const send = ({ topic, orderNumber, message, name, email, phone, website }: TicketValues) =>
    attempt(async () => {
      const guest = { name, ...(email.trim() && { email }), ...(phone.trim() && { phone }) };
      const { data } = await call("writeTicket", {
        body: {
          topic,
          message,
          ...(orderNumber.trim() && { orderNumber }),
          ...(!shopper && guest),
          ...(website && { website }),
        },
      });
      forgetDraft(sessionKeys.ticket);
      setNumber(data.number);
    });

  if (number)
    return (
      <FormAlert tone="good" focus>
        <TicketWritten number={number} />
      </FormAlert>
    );
  return (
    <form className="grid max-w-xl gap-5" method="post" noValidate onSubmit={form.onSubmit(send)}>
      {failure}
      <SelectField field={form.register("topic")} label={t("topic")} error={errors.topic}>
        {ticketTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </SelectField>
      {shopper ? <OwnOrder form={form} user={shopper} /> : <WhoWrites form={form} />}
      <Message form={form} />
      {/* People neither see nor reach it: only machines fill it in. */}
      <div className="hidden" aria-hidden="true">
        <input {...form.register("website")} tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
      <SubmitButton busy={isSubmitting}>{isSubmitting ? t("busy") : t("submit")}</SubmitButton>
    </form>
  );
}

/** Which of their newest orders it is about; none while they have none. */
function OwnOrder({ form, user }: FieldsProps & { user: User }) {
  const { t } = useTranslation("ticket");
  const orders = useOrders(user.id, 1).data?.data ?? [];
  return (
    <>
      <p className="text-ink-soft">{t("toYou", { email: user.email })}</p>
      {orders.length > 0 && (
        <SelectField
          field={form.register("orderNumber")}
          label={t("order")}
          optional
          error={form.formState.errors.orderNumber}
        >
          <option value="">{t("noOrder")}</option>
          {orders.map(({ orderNumber }) => (
            <option key={orderNumber}>{orderNumber}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function WhoWrites({ form }: FieldsProps) {
  const { t } = useTranslation("ticket");
  const { errors } = form.formState;
  return (
    <>
      <TextField
        field={form.register("orderNumber")}
        label={t("order")}
        optional
        error={errors.orderNumber}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={longest.orderNumber}
      />
      <TextField
        field={form.register("name")}
        label={t("name")}
        error={errors.name}
        autoComplete="name"
        maxLength={longest.name}
      />
      <TextField
        field={form.register("email")}
        type="email"
        label={t("email")}
        hint={t("emailHint")}
        error={errors.email}
        autoComplete="email"
        maxLength={longest.email}
      />
      <TextField
        field={form.register("phone")}
        type="tel"
        label={t("phone")}
        optional
        error={errors.phone}
        autoComplete="tel"
        maxLength={longest.phone}
      />
    </>
  );
}

/** A component of its own: the focus goes to the first wrong field in the order in which they are registered. */
function Message({ form }: FieldsProps) {
  const { t } = useTranslation("ticket");
  const isHydrated = useHydrated();
  return (
    <TextAreaField
      field={form.register("message")}
      // The tab's draft takes the place of the browser's own memory, which Back would show after a sign-out too.
      autoComplete={isHydrated ? "off" : undefined}
      label={t("message")}
      error={form.formState.errors.message}
      rows={6}
      maxLength={limits.ticket.max}
    />
  );
}
