import type en from "../en/kinds";

const texts: typeof en = {
  of: "{{category}}: प्रकार",
  allOf: "{{category}}: सर्व काही",
  all: "सर्व",
};
export default texts;
