import type en from "../en/promise";

const texts: typeof en = {
  title: "कधी पोहोचेल?",
  pincode: "पिनकोड",
  check: "पाहा",
  malformed: "कृपया 6 अंकी पिनकोड लिहा",
  asking: "एक क्षण…",
  pickup: "दुकानातून घेऊन जा किंवा आम्हाला फोन करा",
  tooLarge: "कुरिअरसाठी हे फार मोठे आहे: वजन किंवा आकाराने {{kg}} किलोपर्यंत आणि प्रत्येक बाजू {{sideCm}} सेंमीपर्यंतच जाते.",
  failed: "डिलिव्हरीचा हिशेब झाला नाही. कृपया पुन्हा प्रयत्न करा.",
};
export default texts;
