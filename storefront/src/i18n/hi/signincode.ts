import type en from "../en/signincode";

const texts: typeof en = {
  title: "कोड से लॉगिन करें",
  text: "हम आपको छह अंक भेजते हैं। पासवर्ड की ज़रूरत नहीं।",
  where: "जिस नंबर को आपने SMS से पक्का किया है, उस पर SMS जाता है; नहीं तो कोड आपके खाते के ई-मेल पर जाता है।",
  send: "कोड भेजें",
  sending: "कोड भेज रहे हैं…",
  askFailed: "कोड नहीं भेजा जा सका",
  codeTitle: "कोड लिखें",
  codeText: "अगर {{account}} का यहाँ खाता है तो कोड भेज दिया गया है। यह {{minutes}} मिनट तक चलेगा।",
  code: "छह अंकों का कोड",
  enter: "लॉगिन करें",
  entering: "लॉगिन हो रहा है…",
  resend: "नया कोड भेजें",
  wait: "({{seconds}} सेकंड)",
  resent: "अगर ऐसा खाता है तो नया कोड भेज दिया गया है। सिर्फ़ सबसे नया कोड चलता है।",
  otherAccount: "दूसरा ई-मेल या नंबर",
  usePassword: "पासवर्ड से लॉगिन करें",
  failed: "लॉगिन नहीं हो पाया",
};
export default texts;
