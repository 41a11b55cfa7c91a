import type en from "../en/vehicle";

const texts: typeof en = {
  day: "दिवस",
  time: "आम्ही कधी यावे?",
  slot: "{{from}}–{{to}}",
  free: "मोफत",
  title: "आमची गाडी आणेल",
  when: "{{day}}, {{from}}–{{to}}",
  code: "आमच्या ड्रायव्हरसाठी तुमचा कोड",
  codeText: "वस्तू मिळाल्यावर कृपया तो सांगा. ज्याला तो माहीत आहे, तो तुमची ऑर्डर घेऊ शकतो.",
  toPay: "दारात द्यायचे: {{amount}}",
  move: "दुसरी वेळ हवी? कृपया आम्हाला फोन करा: {{phone}}",
  returns: "परत करायच्या वस्तू आमची गाडी तुमच्याकडून घेऊन जाईल.",
};
export default texts;
