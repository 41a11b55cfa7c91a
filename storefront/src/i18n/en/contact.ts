export default {
  title: "Contact",
  lead: "Call, write, or come by for a cup of tea.",
  faq: "Perhaps your question is answered already",
  call: "Call us",
  callText: "For orders, delivery and everything else, while the shop is open.",
  write: "Write to us",
  writeText: "Please mention your order number.",
  visit: "Come by",
  directions: "Open in a map",
  hours: "Business hours",
  form: "Send us a message",
  grievance: "Grievance officer",
  grievanceText:
    "Not happy with our answer? Write to {{name}}. The law gives her 48 hours to acknowledge a complaint and one month to settle it.",
  social: "Follow us",
};
