/** Offers and their codes, in the cart and at checkout. */
export default {
  open: "Have a code?",
  label: "Code",
  apply: "Apply",
  empty: "Please enter a code",
  failed: "The code could not be applied. Please try again",
  forDelivery: "Taken off the delivery charge at checkout",
  remove: "Remove code {{code}}",
  off: "Discount {{label}}",
  title: "Offers",
};
