import type en from "../en/facts";

const texts: typeof en = {
  way: "हे कुठे आहे",
  description: "वर्णन",
  details: "माहिती",
  brand: "ब्रँड",
  origin: "मूळ देश",
  weight: "पॅकचे वजन",
  measures: "पॅकचे माप",
  hsn: "HSN कोड",
  kg: "{{count}} किलो",
  cm: "{{length}} × {{breadth}} × {{height}} सेमी",
};
export default texts;
