import type en from "../en/addressbook";

const texts: typeof en = {
  remove: "हटाएँ",
  removeLabel: "{{name}}, {{city}} का पता हटाएँ",
  removeTitle: "यह पता हटाएँ?",
  removeText: "जो ऑर्डर वहाँ गए, उनमें पते की अपनी नकल बनी रहेगी।",
  removed: "पता हटा दिया गया",
  removeFailed: "पता हटाया नहीं जा सका",
  emptyTitle: "अभी कोई पता नहीं",
  emptyText: "एक पता सहेज लें, फिर ऑर्डर करना कुछ सेकंड का काम है।",
  full: "आप {{count}} पते तक रख सकते हैं। नया जोड़ने के लिए एक हटाएँ।",
};
export default texts;
