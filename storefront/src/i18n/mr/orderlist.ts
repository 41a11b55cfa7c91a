import type en from "../en/orderlist";

const texts: typeof en = {
  failed: "ऑर्डर आणता आल्या नाहीत",
  emptyTitle: "अजून एकही ऑर्डर नाही",
  emptyText: "ऑर्डर दिल्यावर ती आमच्या दुकानापासून तुमच्या दारापर्यंत कुठे पोहोचली ते इथे पाहता येईल.",
  browse: "वस्तू पाहा",
  items_one: "{{count}} वस्तू",
  items_other: "{{count}} वस्तू",
  more: "+{{count}}",
  pages: "ऑर्डरची पाने",
  newer: "नव्या",
  older: "जुन्या",
  page: "{{pages}} पैकी पान {{page}}",
  hint: { code: "तुमच्या कोडची वाट पाहत आहोत: ऑर्डर उघडून पक्की करा", account: "पैसे कुठे पाठवायचे ते कृपया सांगा" },
};
export default texts;
