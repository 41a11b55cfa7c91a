import type en from "../en/policies";

const texts: typeof en = {
  privacy: "गोपनीयता नीति",
  returns: "वापसी नीति",
  terms: "नियम और शर्तें",
  delivery: "डिलीवरी नीति",
  faq: "सवाल-जवाब",
  failed: "यह पन्ना नहीं खुल सका।",
};
export default texts;
