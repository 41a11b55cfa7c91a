import { shop } from "@contract/shop";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import { ContactCard } from "@/components/contact-card";
import { GrievanceOfficer } from "@/components/grievance-officer";
import { TextPage, TextSection } from "@/components/text-page";
import { useOpeningHours } from "@/lib/opening-hours";
import { shopTel } from "@/lib/tel";

/** How to reach the shop. */
export default function ContactPage() {
  const { t } = useTranslation("contact");
  const hours = useOpeningHours();
  const map = `https://www.openstreetmap.org/?mlat=${shop.geo.latitude}&mlon=${shop.geo.longitude}#map=17/${shop.geo.latitude}/${shop.geo.longitude}`;
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      <ul className="grid gap-4 sm:grid-cols-2">
        <ContactCard
          icon={<Phone className="size-6" aria-hidden="true" />}
          title={t("call")}
          text={t("callText")}
        >
          <a className={buttonClass({ look: "outline" })} href={shopTel()}>
            {shop.phone}
          </a>
        </ContactCard>
        <ContactCard
          icon={<Mail className="size-6" aria-hidden="true" />}
          title={t("write")}
          text={t("writeText")}
        >
          <a className={buttonClass({ look: "outline" })} href={`mailto:${shop.email}`}>
            {shop.email}
          </a>
        </ContactCard>
        <ContactCard
          icon={<MapPin className="size-6" aria-hidden="true" />}
          title={t("visit")}
          text={`${shop.street}, ${shop.city}, ${shop.state} ${shop.pincode}`}
        >
          <a className={buttonClass({ look: "outline" })} href={map} target="_blank" rel="noopener">
            {t("directions")}
          </a>
        </ContactCard>
        <ContactCard
          icon={<Clock className="size-6" aria-hidden="true" />}
          title={t("hours")}
          text={hours.join("\n")}
        />
      </ul>
      <TextSection title={t("grievance")}>
        {t("grievanceText", { name: shop.grievanceOfficer.name })}
        <GrievanceOfficer />
      </TextSection>
    </TextPage>
  );
}
