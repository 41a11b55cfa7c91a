import type en from "../en/share";

const texts: typeof en = {
  share: "साझा करें",
  copied: "लिंक कॉपी हो गया",
  notCopied: "यह ब्राउज़र लिंक कॉपी नहीं कर सका। कृपया इसे यहाँ से कॉपी करें",
  send: "WhatsApp से भेजें",
};
export default texts;
