/** Shown around the page before its scripts have loaded, and if they never do. Only the server reads these. */
export default {
  wait: "One moment…",
  late: "This page is slow to load. Please check your internet.",
  again: "Load it again",
  noScripts: "Scripts are switched off in this browser. You can shop all the same, and pay in cash.",
  cart: "Your cart",
  login: "Login",
  lite: "The light version: less data, the same prices.",
  full: "Full version",
};
