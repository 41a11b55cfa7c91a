import type en from "../en/kinds";

const texts: typeof en = {
  of: "{{category}}: प्रकार",
  all: "सर्व",
};
export default texts;
