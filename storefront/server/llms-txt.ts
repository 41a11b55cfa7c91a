import type { ServerResponse } from "node:http";
import { languages } from "@contract/constants";
import { addressIn } from "@contract/page-addresses";
import type { ShopTerms } from "@contract/shipping";
import { shopIn } from "@contract/shop-figures";
import { languageNames } from "../src/i18n/language";
import { call } from "../src/lib/api";
import { shownCategories } from "../src/lib/categories";
import { paths } from "../src/paths";

/** The shop in its own words and figures, with the addresses that matter (llmstxt.org), for programs that read for people. */
export function llmsText(terms: ShopTerms, origin: string): string {
  const shop = shopIn(terms.shop, "en");
  const link = (name: string, path: string, note = "") =>
    `- [${name}](${origin}${path})${note && `: ${note}`}`;
  const { free, delivery, returnDays, cod, onlineAvailable } = terms;
  const facts = [
    shop.address && `Address: ${shop.address}`,
    shop.phone && `Phone: ${shop.phone}`,
    shop.email && `E-mail: ${shop.email}`,
    free &&
      `Delivery: free from ₹${free.fromGoods} up to ${free.upToKg} kg${free.area === "india" ? "" : " to many pincodes"}; ${delivery.days.min} to ${delivery.days.max} working days across India`,
    `Payment: ${onlineAvailable ? "UPI, cards, net banking, or cash on delivery" : "cash on delivery"} (cash from ₹${cod.min} to ₹${cod.max})`,
    returnDays > 0 && `Returns: within ${returnDays} days of delivery`,
    "Prices are in Indian rupees and include GST",
  ].filter(Boolean);
  return [
    `# ${shop.name}`,
    ...[shop.tagline, shop.about].filter(Boolean).map((words, at) => (at === 0 ? `> ${words}` : words)),
    facts.map((fact) => `- ${fact}`).join("\n"),
    "## Products",
    [
      link("All products", paths.listing),
      ...shownCategories(terms).map(({ id, label }) => link(label.en, paths.category(id))),
      link("Search", `${paths.search}?q=`, "append the words"),
      ...languages.map((language) =>
        link(`Product feed, ${languageNames[language]}`, `/feeds/products-${language}.xml`),
      ),
    ].join("\n"),
    "## About the shop",
    [
      link("About us", paths.about),
      link("Contact", paths.contact),
      link("Questions and answers", paths.faq),
      link("Delivery policy", paths.delivery),
      link("Return policy", paths.returns),
      link("Privacy policy", paths.privacy),
      link("Terms", paths.terms),
    ].join("\n"),
    "## Optional",
    [
      ...languages
        .filter((language) => language !== "en")
        .map((language) => link(languageNames[language], addressIn(language, paths.home))),
      link("Sitemap", "/sitemap.xml"),
      link("API description", "/api/openapi.json", "OpenAPI 3.1"),
    ].join("\n"),
    "",
  ].join("\n\n");
}

export async function sendLlmsText(origin: string, res: ServerResponse): Promise<void> {
  const text = llmsText((await call("getTerms")).data, origin);
  res.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
  res.end(text);
}
