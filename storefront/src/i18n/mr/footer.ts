import type en from "../en/footer";

const texts: typeof en = {
  aboutTitle: "दुकानाविषयी",
  follow: "आमच्याशी जोडले जा",
  quickLinks: "महत्त्वाच्या लिंक",
  aboutUs: "आमच्याविषयी",
  privacy: "गोपनीयता धोरण",
  returns: "परतावा धोरण",
  terms: "नियम व अटी",
  trackOrder: "ऑर्डर ट्रॅक करा",
  contact: "संपर्क",
  visit: "दुकानाला भेट द्या",
  hours: "दुकानाची वेळ",
  weekdays: "सोम-शनि {{from}}-{{to}}",
  sunday: "रविवार {{from}}-{{to}}",
  hour: {
    morning: "सकाळी {{time}}",
    noon: "दुपारी {{time}}",
    evening: "संध्याकाळी {{time}}",
    night: "रात्री {{time}}",
  },
  phone: "फोन",
  email: "ई-मेल",
  grievance: "तक्रार निवारण अधिकारी",
  rights: "सर्व हक्क राखीव.",
  pricesInclude: "सर्व किमती रुपयांत असून GST सह आहेत.",
  prices: "सर्व किमती रुपयांत आहेत.",
  instagram: "इन्स्टाग्रामवर {{shop}}",
  youtube: "यूट्यूबवर {{shop}}",
  facebook: "फेसबुकवर {{shop}}",
  whatsapp: "व्हॉट्सअॅपवर लिहा",
};
export default texts;
