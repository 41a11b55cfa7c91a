import type en from "../en/contact";

const texts: typeof en = {
  title: "संपर्क",
  lead: "फ़ोन कीजिए, लिखिए, या चाय पर चले आइए।",
  call: "फ़ोन करें",
  callText: "ऑर्डर, डिलीवरी या किसी भी बात के लिए, दुकान के समय में।",
  write: "हमें लिखें",
  writeText: "कृपया ऑर्डर नंबर लिखें।",
  visit: "दुकान पर आइए",
  directions: "नक्शे में खोलें",
  hours: "दुकान का समय",
  form: "हमें संदेश भेजें",
  grievance: "शिकायत अधिकारी",
  grievanceText:
    "हमारे जवाब से खुश नहीं? {{name}} को लिखें। कानून के अनुसार 48 घंटे में पावती और एक महीने में फ़ैसला मिलना चाहिए।",
  social: "हमसे जुड़ें",
};
export default texts;
