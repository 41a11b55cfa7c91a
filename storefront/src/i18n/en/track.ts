/** Where an order is, for whoever is not signed in. */
export default {
  title: "Track an order",
  text: "See where an order is, without signing in. The order number is in the mail or message that we sent you, and on the invoice.",
  number: "Order number",
  account: "Phone or e-mail of the order",
  submit: "Show where it is",
  busy: "Looking…",
  failed: "This did not work. Please try again",
  of: "Order {{number}}",
  placed: "Placed on {{date}}",
  more: "To cancel or return it, or to see its invoice, please sign in.",
  signIn: "Sign in",
  mine: "You are signed in: all your orders are in your account.",
  toMine: "My orders",
};
