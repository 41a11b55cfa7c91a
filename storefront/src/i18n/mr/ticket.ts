import type en from "../en/ticket";

const texts: typeof en = {
  topic: "विषय कोणता?",
  topics: {
    order: "ऑर्डर किंवा डिलिव्हरी",
    product: "एखादी वस्तू",
    payment: "पेमेंट किंवा परतावा",
    return: "वस्तू परत करणे",
    complaint: "तक्रार",
    other: "इतर",
  },
  order: "ऑर्डर क्रमांक",
  noOrder: "ऑर्डर नाही",
  name: "तुमचे नाव",
  email: "ई-मेल",
  emailHint: "आमचे उत्तर येथे येईल. ई-मेल नसेल तर मोबाइल नंबर द्या, आम्ही फोन करू.",
  phone: "मोबाइल नंबर",
  toYou: "आमचे उत्तर {{email}} वर येईल.",
  message: "तुमचा संदेश",
  submit: "संदेश पाठवा",
  busy: "पाठवत आहोत…",
  failed: "हे झाले नाही. कृपया पुन्हा प्रयत्न करा",
  written:
    "तुमचा संदेश आम्हाला मिळाला. तिकीट क्रमांक <number>{{number}}</number> आहे. आम्ही 48 तासांत उत्तर देतो आणि तक्रार एका महिन्यात निकाली काढतो.",
};
export default texts;
