import type en from "../en/strips";

const texts: typeof en = {
  title: "खास वस्तू",
  text: "दुकानाची निवड",
  similar: "अशाच वस्तू पाहा",
  left: "डावीकडे सरकवा",
  right: "उजवीकडे सरकवा",
  failed: "खास वस्तू लोड झाल्या नाहीत",
  recent: "अलीकडे पाहिलेले",
  again: "पुन्हा खरेदी करा",
};
export default texts;
