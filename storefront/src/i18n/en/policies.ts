/** The text of a policy is the shop's own: the panel's page "Policies". */
export default {
  privacy: "Privacy Policy",
  returns: "Return Policy",
  terms: "Terms & Conditions",
  failed: "This page could not be loaded.",
};
