import type en from "../en/promise";

const texts: typeof en = {
  title: "कब तक पहुँचेगा?",
  pincode: "पिनकोड",
  check: "देखें",
  malformed: "कृपया 6 अंकों का पिनकोड लिखें",
  asking: "एक पल…",
  pickup: "दुकान से ले जाएँ या हमें फ़ोन करें",
  tooLarge: "कूरियर के लिए यह बहुत बड़ा है: वज़न या आकार से {{kg}} किलो तक, और हर तरफ़ {{sideCm}} सेमी तक ही जाता है।",
  failed: "डिलीवरी का हिसाब नहीं लग पाया। कृपया फिर कोशिश करें।",
};
export default texts;
