/** Changes of the cart that wait for a connection. */
export default {
  waiting_one: "{{count}} change of your cart will be sent when you are online.",
  waiting_other: "{{count}} changes of your cart will be sent when you are online.",
  view: "View cart",
  sent: "Your cart is up to date again",
  toldTitle: "Your cart was sent. Please look at this:",
  close: "Close",
  leaveTitle_one: "{{count}} change is not sent yet",
  leaveTitle_other: "{{count}} changes are not sent yet",
  leaveText:
    "What you changed in your cart or wishlist without a connection would be forgotten. Go online first to keep it.",
  leave: "Log out and forget",
  logoutFailed: "We could not log you out. Please try again.",
};
