import type en from "../en/footer";

const texts: typeof en = {
  aboutTitle: "दुकान के बारे में",
  follow: "हमसे जुड़ें",
  quickLinks: "ज़रूरी लिंक",
  aboutUs: "हमारे बारे में",
  privacy: "गोपनीयता नीति",
  returns: "वापसी नीति",
  terms: "नियम और शर्तें",
  trackOrder: "ऑर्डर ट्रैक करें",
  contact: "संपर्क",
  visit: "दुकान पर आइए",
  hours: "दुकान का समय",
  weekdays: "सोम-शनि {{from}}-{{to}}",
  sunday: "रविवार {{from}}-{{to}}",
  hour: { morning: "सुबह {{time}}", noon: "दोपहर {{time}}", evening: "शाम {{time}}", night: "रात {{time}}" },
  phone: "फ़ोन",
  email: "ई-मेल",
  grievance: "शिकायत अधिकारी",
  rights: "सर्वाधिकार सुरक्षित।",
  pricesInclude: "सभी दाम रुपयों में हैं और GST सहित हैं।",
  prices: "सभी दाम रुपयों में हैं।",
  instagram: "इंस्टाग्राम पर {{shop}}",
  youtube: "यूट्यूब पर {{shop}}",
  facebook: "फ़ेसबुक पर {{shop}}",
  whatsapp: "व्हाट्सऐप पर लिखें",
};
export default texts;
