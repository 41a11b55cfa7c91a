/** The welcome beside the forms for signing in, on large screens. */
export default {
  title: "Namaste, and welcome to {{shop}}",
  points: {
    cash: "Pay by UPI or card, or in cash at your door where it is offered",
    track: "See where your order is, step by step",
    returns: "Send it back if it isn't right",
  },
};
