import type en from "../en/signincode";

const texts: typeof en = {
  title: "कोडने लॉगिन करा",
  text: "आम्ही तुम्हाला सहा अंक पाठवतो. पासवर्डची गरज नाही.",
  where: "जो नंबर तुम्ही SMS ने पक्का केला आहे, त्यावर SMS जातो; नाहीतर कोड तुमच्या खात्याच्या ई-मेलवर जातो.",
  send: "कोड पाठवा",
  sending: "कोड पाठवत आहोत…",
  askFailed: "कोड पाठवता आला नाही",
  codeTitle: "कोड लिहा",
  codeText: "{{account}} चे इथे खाते असेल तर कोड पाठवला आहे. तो {{minutes}} मिनिटे चालतो.",
  code: "सहा अंकी कोड",
  enter: "लॉगिन करा",
  entering: "लॉगिन होत आहे…",
  resend: "नवीन कोड पाठवा",
  wait: "({{seconds}} सेकंद)",
  resent: "असे खाते असेल तर नवीन कोड पाठवला आहे. फक्त सर्वात नवीन कोड चालतो.",
  otherAccount: "दुसरा ई-मेल किंवा नंबर",
  usePassword: "पासवर्डने लॉगिन करा",
  failed: "लॉगिन झाले नाही",
};
export default texts;
