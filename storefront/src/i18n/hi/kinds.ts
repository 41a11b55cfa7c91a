import type en from "../en/kinds";

const texts: typeof en = {
  of: "{{category}} के प्रकार",
  allOf: "{{category}}: सब कुछ",
  all: "सभी",
};
export default texts;
