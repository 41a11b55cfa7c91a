import type en from "../en/pincode";

const texts: typeof en = {
  title: "सामान कहाँ पहुँचाना है?",
  text: "फिर हर पेज पर तारीख, डिलीवरी का शुल्क और कैश ऑन डिलीवरी इसी पिनकोड के हिसाब से दिखेंगे।",
  deliverTo: "डिलीवरी:",
  enter: "पिनकोड डालें",
  short: "पिनकोड",
  label: "पिनकोड",
  use: "यही पिनकोड रखें",
  useAnyway: "फिर भी यही रखें",
  remove: "पिनकोड हटाएँ",
  change: "पिनकोड बदलें",
  unknown:
    "{{pincode}} हमारी सूची में नहीं है, कृपया एक बार जाँच लें। सही हो तो इसे रख सकते हैं: डिलीवरी बाकी भारत की दर से होगी।",
  unserved: "हम अभी {{pincode}} पर डिलीवरी नहीं करते। कोई और पिनकोड हो तो वह लिखें।",
  card: {
    by: "{{day}} तक",
    inDays: "{{min}}–{{max}} कामकाजी दिन",
    free: "मुफ़्त डिलीवरी",
    charge: "डिलीवरी\u00a0{{charge}}",
    cash: "नकद",
    notTo: "{{pincode}} पर नहीं",
    vehicle: "हमारी गाड़ी {{day}}",
    pickupOnly: "सिर्फ़ दुकान से",
    noCourier: "कूरियर से नहीं",
  },
};
export default texts;
