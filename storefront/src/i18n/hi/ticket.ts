import type en from "../en/ticket";

const texts: typeof en = {
  topic: "बात किस बारे में है?",
  topics: {
    order: "ऑर्डर या डिलीवरी",
    product: "कोई सामान",
    payment: "भुगतान या रिफ़ंड",
    return: "वापसी",
    complaint: "शिकायत",
    other: "कुछ और",
  },
  order: "ऑर्डर नंबर",
  noOrder: "कोई ऑर्डर नहीं",
  name: "आपका नाम",
  email: "ई-मेल",
  emailHint: "हमारा जवाब यहीं आएगा। ई-मेल न हो तो मोबाइल नंबर दें, हम फ़ोन करेंगे।",
  phone: "मोबाइल नंबर",
  toYou: "हमारा जवाब {{email}} पर आएगा।",
  message: "आपका संदेश",
  submit: "संदेश भेजें",
  busy: "भेज रहे हैं…",
  failed: "यह नहीं हो पाया। कृपया फिर कोशिश करें",
  written:
    "आपका संदेश हमें मिल गया। टिकट नंबर <number>{{number}}</number> है। हम 48 घंटे में जवाब देते हैं और शिकायत का निपटारा एक महीने में करते हैं।",
};
export default texts;
