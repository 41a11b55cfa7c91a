import type en from "../en/share";

const texts: typeof en = {
  share: "शेअर करा",
  copied: "लिंक कॉपी झाली",
  notCopied: "या ब्राउझरला लिंक कॉपी करता आली नाही. कृपया ती इथून कॉपी करा",
  send: "WhatsApp ने पाठवा",
};
export default texts;
