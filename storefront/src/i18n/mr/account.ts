import type en from "../en/account";

const texts: typeof en = {
  title: "माझे खाते",
  greeting: "नमस्कार, {{name}}",
  tabs: { label: "तुमच्या खात्याचे भाग", orders: "ऑर्डर", addresses: "पत्ते", profile: "प्रोफाइल" },
  loading: "एक क्षण…",
  details: "तुमची माहिती",
  name: "तुमचे नाव",
  phone: "मोबाइल नंबर",
  email: "ई-मेल",
  emailFixed: "बदलण्यासाठी आम्हाला लिहा",
  saved: "तुमची माहिती जतन झाली",
  saveFailed: "तुमची माहिती जतन करता आली नाही",
  password: "पासवर्ड बदला",
  passwordText: "इथे तुम्ही लॉगिन राहाल, बाकी सर्व ठिकाणी लॉगआउट व्हाल.",
  currentPassword: "सध्याचा पासवर्ड",
  newPassword: "नवीन पासवर्ड",
  change: "पासवर्ड बदला",
  changing: "बदलत आहोत…",
  changed: "तुमचा पासवर्ड बदलला",
  changeFailed: "पासवर्ड बदलता आला नाही",
};
export default texts;
