import type en from "../en/options";

const texts: typeof en = {
  guide: "साइज़ गाइड",
  gone: "बिक चुका",
  show: "यह विकल्प दिखाएँ",
  selected: "चुना गया: {{choice}}",
  left: "सिर्फ़ {{count}} बचे",
};
export default texts;
