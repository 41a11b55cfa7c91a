export default {
  title: "Contact",
  lead: "Call, write, or come by for a cup of tea.",
  call: "Call us",
  callText: "For orders, delivery and everything else, while the shop is open.",
  write: "Write to us",
  writeText: "You get an answer within one working day. Please name your order number.",
  visit: "Come by",
  directions: "Open in a map",
  hours: "Business hours",
  grievance: "Grievance officer",
  grievanceText:
    "Not happy with our answer? {{name}} looks into it herself: receipt within 48 hours, a decision within one month.",
  social: "Follow us",
};
