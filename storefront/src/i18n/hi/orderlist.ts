import type en from "../en/orderlist";

const texts: typeof en = {
  failed: "ऑर्डर नहीं लाए जा सके",
  emptyTitle: "अभी कोई ऑर्डर नहीं",
  emptyText: "ऑर्डर करने पर आप यहाँ देख सकेंगे कि वह हमारी दुकान से आपके दरवाज़े तक कहाँ पहुँचा।",
  browse: "सामान देखें",
  items_one: "{{count}} चीज़",
  items_other: "{{count}} चीज़ें",
  more: "+{{count}}",
  pages: "ऑर्डर के पेज",
  newer: "नए",
  older: "पुराने",
  page: "{{pages}} में से पेज {{page}}",
  hint: { code: "आपके कोड का इंतज़ार है: ऑर्डर खोलकर पक्का करें", account: "कृपया बताएँ कि पैसे कहाँ भेजें" },
};
export default texts;
