import { orderStatuses, paymentStatuses } from "@contract/order-states";
import englishMessages from "ra-language-english";
import { mergeTranslations } from "react-admin";
import { describe, expect, it } from "vitest";
import { panelEn } from "./en";
import { panelHi } from "./hi";
import { laterTexts } from "./later-texts";
import { panelMr } from "./mr";
import { pagesEn } from "./pages-en";
import { raHi } from "./ra-hi";
import { raMr } from "./ra-mr";
import { raPagesHi } from "./ra-pages-hi";
import { raPagesMr } from "./ra-pages-mr";

function leaves(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`] : leaves(value as object, `${path}${key}.`),
  );
}

/** Texts of what the panel does not have: a login and uploads of react-admin, guessed and configurable pages. */
const notShown =
  /^ra\.(auth\.(user_menu|username|password|email|sign_in|sign_in_error)|input\.(file|image)|guesser|configurable)\b/;

/** What the texts of the pages have beside the panel's own: react-admin's. */
const panelsOwn = (texts: object) =>
  leaves(texts)
    .filter((name) => !name.startsWith("ra."))
    .sort();

describe("the panel's texts", () => {
  it("exist in all three languages", () => {
    expect(leaves(panelHi).sort()).toEqual(leaves(panelEn).sort());
    expect(leaves(panelMr).sort()).toEqual(leaves(panelEn).sort());
  });

  it.each(Object.values(laterTexts))(
    "that are fetched later exist in all three languages",
    async ({ en, hi, mr }) => {
      expect(panelsOwn(await hi())).toEqual(panelsOwn(await en()));
      expect(panelsOwn(await mr())).toEqual(panelsOwn(await en()));
    },
  );

  it.each([
    { language: "Hindi", texts: [raHi, raPagesHi] },
    { language: "Marathi", texts: [raMr, raPagesMr] },
  ])("include react-admin's own in $language", ({ texts }) => {
    const shown = leaves(englishMessages).filter((name) => !notShown.test(name));
    expect(leaves(mergeTranslations(...texts)).sort()).toEqual(shown.sort());
  });

  it("name every state an order and a payment can have", () => {
    expect(Object.keys(panelEn.order.status).sort()).toEqual([...orderStatuses].sort());
    expect(Object.keys(pagesEn.order.payment).sort()).toEqual([...paymentStatuses].sort());
  });
});
