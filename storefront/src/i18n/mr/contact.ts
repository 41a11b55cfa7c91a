import type en from "../en/contact";

const texts: typeof en = {
  title: "संपर्क",
  lead: "फोन करा, लिहा, किंवा चहाला या.",
  call: "फोन करा",
  callText: "ऑर्डर, डिलिव्हरी किंवा कशासाठीही, दुकानाच्या वेळेत.",
  write: "आम्हाला लिहा",
  writeText: "कृपया ऑर्डर क्रमांक लिहा.",
  visit: "दुकानाला भेट द्या",
  directions: "नकाशात उघडा",
  hours: "दुकानाची वेळ",
  grievance: "तक्रार निवारण अधिकारी",
  grievanceText:
    "आमच्या उत्तराने समाधान नाही? {{name}} यांना लिहा. कायद्यानुसार 48 तासांत पोच आणि एका महिन्यात निर्णय मिळायला हवा.",
  social: "आमच्याशी जोडले जा",
};
export default texts;
