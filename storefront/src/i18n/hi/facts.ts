import type en from "../en/facts";

const texts: typeof en = {
  way: "यह कहाँ है",
  description: "विवरण",
  details: "जानकारी",
  brand: "ब्रांड",
  origin: "मूल देश",
  weight: "पैक का वज़न",
  measures: "पैक का नाप",
  hsn: "HSN कोड",
  kg: "{{count}} किलो",
  cm: "{{length}} × {{breadth}} × {{height}} सेमी",
};
export default texts;
