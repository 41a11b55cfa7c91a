/** The text of a policy is the shop's own: the panel's page "Policies". */
export default {
  privacy: "Privacy Policy",
  returns: "Return Policy",
  terms: "Terms & Conditions",
  delivery: "Delivery Policy",
  faq: "Questions and answers",
  failed: "This page could not be loaded.",
};
