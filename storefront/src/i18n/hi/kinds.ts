import type en from "../en/kinds";

const texts: typeof en = {
  of: "{{category}} के प्रकार",
  all: "सभी",
};
export default texts;
