import type en from "../en/account";

const texts: typeof en = {
  title: "मेरा खाता",
  greeting: "नमस्ते, {{name}}",
  tabs: { label: "आपके खाते के भाग", orders: "ऑर्डर", addresses: "पते", profile: "प्रोफ़ाइल" },
  loading: "एक पल…",
  details: "आपकी जानकारी",
  name: "आपका नाम",
  phone: "मोबाइल नंबर",
  email: "ई-मेल",
  emailFixed: "बदलने के लिए हमें लिखें",
  saved: "आपकी जानकारी सहेज ली गई",
  saveFailed: "आपकी जानकारी सहेजी नहीं जा सकी",
  password: "पासवर्ड बदलें",
  passwordText: "यहाँ आप लॉगिन रहेंगे, बाकी सब जगह लॉगआउट हो जाएँगे।",
  currentPassword: "मौजूदा पासवर्ड",
  newPassword: "नया पासवर्ड",
  change: "पासवर्ड बदलें",
  changing: "बदल रहे हैं…",
  changed: "आपका पासवर्ड बदल गया",
  changeFailed: "पासवर्ड नहीं बदला जा सका",
};
export default texts;
