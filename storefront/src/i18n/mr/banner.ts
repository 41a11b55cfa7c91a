import type en from "../en/banner";

const texts: typeof en = {
  title: "नमस्कार, {{shop}}मध्ये तुमचे स्वागत",
  points: {
    cash: "UPI किंवा कार्डने पैसे द्या, किंवा सोय असेल तिथे दारात रोख",
    track: "तुमची ऑर्डर कुठे आहे ते टप्प्याटप्प्याने पाहा",
    returns: "पसंत नसेल तर परत करा",
  },
};
export default texts;
