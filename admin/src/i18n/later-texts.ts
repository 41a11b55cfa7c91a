import type { Language } from "@contract/constants";

type Texts = Readonly<Record<string, unknown>>;

/**
 * Texts that are fetched later than the panel's first ones, by the name under which a page asks for them
 * (`layout/lazy-page.ts`): `pages` comes with every page but the dashboard, the others with some pages.
 */
export const laterTexts = {
  pages: {
    en: async () => (await import("./pages-en")).pagesEn,
    hi: async () => (await import("./pages-hi")).pagesHi,
    mr: async () => (await import("./pages-mr")).pagesMr,
  },
  products: {
    en: async () => (await import("./products-en")).productsEn,
    hi: async () => (await import("./products-hi")).productsHi,
    mr: async () => (await import("./products-mr")).productsMr,
  },
  choices: {
    en: async () => (await import("./choices-en")).choicesEn,
    hi: async () => (await import("./choices-hi")).choicesHi,
    mr: async () => (await import("./choices-mr")).choicesMr,
  },
  orders: {
    en: async () => (await import("./orders-en")).ordersEn,
    hi: async () => (await import("./orders-hi")).ordersHi,
    mr: async () => (await import("./orders-mr")).ordersMr,
  },
  findOrder: {
    en: async () => (await import("./find-order-en")).findOrderEn,
    hi: async () => (await import("./find-order-hi")).findOrderHi,
    mr: async () => (await import("./find-order-mr")).findOrderMr,
  },
  settings: {
    en: async () => (await import("./settings-en")).settingsEn,
    hi: async () => (await import("./settings-hi")).settingsHi,
    mr: async () => (await import("./settings-mr")).settingsMr,
  },
  mails: {
    en: async () => (await import("./mails-en")).mailsEn,
    hi: async () => (await import("./mails-hi")).mailsHi,
    mr: async () => (await import("./mails-mr")).mailsMr,
  },
  secondStep: {
    en: async () => (await import("./second-step-en")).secondStepEn,
    hi: async () => (await import("./second-step-hi")).secondStepHi,
    mr: async () => (await import("./second-step-mr")).secondStepMr,
  },
  categories: {
    en: async () => (await import("./categories-en")).categoriesEn,
    hi: async () => (await import("./categories-hi")).categoriesHi,
    mr: async () => (await import("./categories-mr")).categoriesMr,
  },
  auditLog: {
    en: async () => (await import("./audit-log-en")).auditLogEn,
    hi: async () => (await import("./audit-log-hi")).auditLogHi,
    mr: async () => (await import("./audit-log-mr")).auditLogMr,
  },
  stockCount: {
    en: async () => (await import("./stock-count-en")).stockCountEn,
    hi: async () => (await import("./stock-count-hi")).stockCountHi,
    mr: async () => (await import("./stock-count-mr")).stockCountMr,
  },
  tickets: {
    en: async () => (await import("./tickets-en")).ticketsEn,
    hi: async () => (await import("./tickets-hi")).ticketsHi,
    mr: async () => (await import("./tickets-mr")).ticketsMr,
  },
  questions: {
    en: async () => (await import("./questions-en")).questionsEn,
    hi: async () => (await import("./questions-hi")).questionsHi,
    mr: async () => (await import("./questions-mr")).questionsMr,
  },
  homePage: {
    en: async () => (await import("./home-page-en")).homePageEn,
    hi: async () => (await import("./home-page-hi")).homePageHi,
    mr: async () => (await import("./home-page-mr")).homePageMr,
  },
  taxes: {
    en: async () => (await import("./taxes-en")).taxesEn,
    hi: async () => (await import("./taxes-hi")).taxesHi,
    mr: async () => (await import("./taxes-mr")).taxesMr,
  },
  report: {
    en: async () => (await import("./report-en")).reportEn,
    hi: async () => (await import("./report-hi")).reportHi,
    mr: async () => (await import("./report-mr")).reportMr,
  },
  staff: {
    en: async () => (await import("./staff-en")).staffEn,
    hi: async () => (await import("./staff-hi")).staffHi,
    mr: async () => (await import("./staff-mr")).staffMr,
  },
  account: {
    en: async () => (await import("./account-en")).accountEn,
    hi: async () => (await import("./account-hi")).accountHi,
    mr: async () => (await import("./account-mr")).accountMr,
  },
} satisfies Record<string, Record<Language, () => Promise<Texts>>>;

export type LaterTexts = keyof typeof laterTexts;
