import type en from "../en/options";

const texts: typeof en = {
  guide: "साइझ गाइड",
  gone: "संपले",
  show: "हा पर्याय दाखवा",
  selected: "निवडले: {{choice}}",
  left: "फक्त {{count}} शिल्लक",
};
export default texts;
