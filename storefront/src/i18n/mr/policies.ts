import type en from "../en/policies";

const texts: typeof en = {
  privacy: "गोपनीयता धोरण",
  returns: "परतावा धोरण",
  terms: "नियम व अटी",
  delivery: "डिलिव्हरी धोरण",
  faq: "प्रश्न-उत्तरे",
  failed: "हे पान उघडता आले नाही.",
};
export default texts;
