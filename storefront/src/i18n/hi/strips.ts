import type en from "../en/strips";

const texts: typeof en = {
  title: "खास सामान",
  text: "दुकान की पसंद",
  similar: "मिलते-जुलते सामान देखें",
  left: "बाएँ खिसकाएँ",
  right: "दाएँ खिसकाएँ",
  failed: "खास सामान लोड नहीं हो पाया",
  recent: "हाल में देखा गया",
  again: "फिर से खरीदें",
};
export default texts;
