/** Passing a link on. */
export default {
  share: "Share",
  copied: "Link copied",
  notCopied: "This browser did not copy the link. Please copy it from here",
  send: "Send by WhatsApp",
};
