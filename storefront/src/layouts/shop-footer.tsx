import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router-dom";
import { Link } from "@/components/link";
import { FacebookIcon, InstagramIcon, YoutubeIcon } from "@/components/social-icons";
import { useOpeningHours } from "@/lib/opening-hours";
import { telOf, useShop } from "@/lib/shop";
import { paths } from "@/paths";
import { StoreData } from "@/structured/site-data";

/** About, social links, quick links, and where, how and when the shop can be reached. Spec §2 "Footer". */
export default function ShopFooter() {
  const { t } = useTranslation("footer");
  const hours = useOpeningHours();
  const shop = useShop();
  const { instagram, youtube, facebook } = shop.social;
  const named = { shop: shop.name };
  return (
    <footer className="shop-footer">
      <div className="ridge" aria-hidden="true" />
      <div className="bg-deep text-on-deep">
        <div className="shop-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.4fr_1fr]">
          <Section title={t("aboutTitle")}>
            <p className="max-w-sm">{shop.about || shop.tagline || shop.name}</p>
            {(instagram || youtube || facebook) && (
              <>
                <p className="pt-4 pb-2 font-semibold">{t("follow")}</p>
                <p className="flex gap-3">
                  {instagram && (
                    <Social href={instagram} label={t("instagram", named)} icon={<InstagramIcon />} />
                  )}
                  {youtube && <Social href={youtube} label={t("youtube", named)} icon={<YoutubeIcon />} />}
                  {facebook && (
                    <Social href={facebook} label={t("facebook", named)} icon={<FacebookIcon />} />
                  )}
                </p>
              </>
            )}
          </Section>
          <Section title={t("quickLinks")}>
            <ul className="grid gap-1.5">
              <QuickLink to={paths.about}>{t("aboutUs")}</QuickLink>
              <QuickLink to={paths.privacy}>{t("privacy")}</QuickLink>
              <QuickLink to={paths.returns}>{t("returns")}</QuickLink>
              <QuickLink to={paths.terms}>{t("terms")}</QuickLink>
              <QuickLink to={paths.delivery}>{t("delivery")}</QuickLink>
              <QuickLink to={paths.faq}>{t("faq")}</QuickLink>
              <QuickLink to={paths.contact}>{t("contact")}</QuickLink>
              <QuickLink to={paths.trackOrder}>{t("trackOrder")}</QuickLink>
              <li>
                {/* A page that only the server renders: a document is loaded. */}
                <a href={useHref("/plain/lite")}>{t("lite")}</a>
              </li>
            </ul>
          </Section>
          <Section title={t("visit")}>
            <address>
              <Line icon={<MapPin aria-hidden="true" />}>{shop.address}</Line>
              {shop.phone && (
                <Line icon={<Phone aria-hidden="true" />}>
                  <a href={telOf(shop.phone)}>{shop.phone}</a>
                </Line>
              )}
              {shop.whatsapp && (
                <Line icon={<MessageCircle aria-hidden="true" />}>
                  <a href={`https://wa.me/${shop.whatsapp.replace(/\D/g, "")}`}>{t("whatsapp")}</a>
                </Line>
              )}
              {shop.email && (
                <Line icon={<Mail aria-hidden="true" />}>
                  <a href={`mailto:${shop.email}`}>{shop.email}</a>
                </Line>
              )}
            </address>
          </Section>
          {hours.length > 0 && (
            <Section title={t("hours")}>
              <Line icon={<Clock aria-hidden="true" />}>
                <span>
                  {hours.map((when) => (
                    <span key={when} className="block">
                      {when}
                    </span>
                  ))}
                </span>
              </Line>
            </Section>
          )}
        </div>
        <div className="border-t border-white/15">
          <div className="shop-width flex flex-wrap gap-x-8 gap-y-1 py-5 text-sm">
            <p>
              © 2026 {shop.legalName}. {t("rights")}
            </p>
            {shop.gstin && <p>GSTIN {shop.gstin}</p>}
            {shop.grievanceOfficer.name && (
              <p>
                {t("grievance")}: {shop.grievanceOfficer.name},{" "}
                <a href={`mailto:${shop.grievanceOfficer.email}`}>{shop.grievanceOfficer.email}</a>
              </p>
            )}
            <p className="lg:ml-auto">{t(shop.gstin ? "pricesInclude" : "prices")}</p>
          </div>
        </div>
      </div>
      {import.meta.env.SSR && <StoreData />}
    </footer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function QuickLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}

function Social({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  return (
    <a href={href} aria-label={label} rel="noopener me" target="_blank" className="shop-footer-social">
      {icon}
    </a>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="shop-footer-line">
      {icon}
      {children}
    </p>
  );
}
