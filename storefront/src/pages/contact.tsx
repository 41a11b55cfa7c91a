import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import { ContactCard } from "@/components/contact-card";
import { GrievanceOfficer } from "@/components/grievance-officer";
import { Link } from "@/components/link";
import { TextPage, TextSection } from "@/components/text-page";
import { laterPart } from "@/lib/later-part";
import { useOpeningHours } from "@/lib/opening-hours";
import { telOf, useShop } from "@/lib/shop";
import { readSession, sessionKeys } from "@/lib/storage";
import { paths } from "@/paths";

const TicketForm = laterPart(["ticket", "forms"], () => import("@/features/tickets/ticket-form"), {
  // Begun before a reload, it shows by itself what was typed.
  when: readSession(sessionKeys.ticket) === null ? "touched" : "seen",
});

/** How to reach the shop, and a form to write to it. */
function ContactPage() {
  const { t } = useTranslation("contact");
  const hours = useOpeningHours();
  const { phone, email, whatsapp, address, latitude, longitude, grievanceOfficer } = useShop();
  const map =
    latitude !== null && longitude !== null
      ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
      : undefined;
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      <p className="-mb-4">
        <Link
          to={paths.faq}
          className="inline-block py-1 font-semibold text-brand underline underline-offset-2"
        >
          {t("faq")}
        </Link>
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {phone && (
          <ContactCard
            icon={<Phone className="size-6" aria-hidden="true" />}
            title={t("call")}
            text={t("callText")}
          >
            <a className={buttonClass({ look: "outline" })} href={telOf(phone)}>
              {phone}
            </a>
          </ContactCard>
        )}
        {(email || whatsapp) && (
          <ContactCard
            icon={<Mail className="size-6" aria-hidden="true" />}
            title={t("write")}
            text={t("writeText")}
          >
            {email && (
              <a className={buttonClass({ look: "outline" }, "wrap-anywhere")} href={`mailto:${email}`}>
                {email}
              </a>
            )}
            {whatsapp && (
              <a
                className={buttonClass({ look: "outline" })}
                href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}
              >
                WhatsApp
              </a>
            )}
          </ContactCard>
        )}
        <ContactCard
          icon={<MapPin className="size-6" aria-hidden="true" />}
          title={t("visit")}
          text={address}
        >
          {map && (
            <a className={buttonClass({ look: "outline" })} href={map} target="_blank" rel="noopener">
              {t("directions")}
            </a>
          )}
        </ContactCard>
        {hours.length > 0 && (
          <ContactCard
            icon={<Clock className="size-6" aria-hidden="true" />}
            title={t("hours")}
            text={hours.join("\n")}
          />
        )}
      </ul>
      <section className="grid gap-4">
        <h2 className="garland font-display text-xl font-bold">{t("form")}</h2>
        <TicketForm />
      </section>
      {grievanceOfficer.name && (
        <TextSection title={t("grievance")}>
          {t("grievanceText", { name: grievanceOfficer.name })}
          <GrievanceOfficer />
        </TextSection>
      )}
    </TextPage>
  );
}

export default Object.assign(ContactPage, { prepare: TicketForm.preload });
