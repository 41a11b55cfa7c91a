/** The wishlist, its hearts, and the link that shares it. */
export default {
  added: "Added to your wishlist",
  removed: "Taken off your wishlist",
  undo: "Undo",
  full: "A wishlist holds {{count}} products. Take one off to make room",
  notKept:
    "This browser keeps nothing for this site, so there is no place for a wishlist. Sign in to have one",
  failed: "Your wishlist could not be changed. Please try again",
  left_one: "Your wishlist is full: {{count}} product stays in this browser",
  left_other: "Your wishlist is full: {{count}} products stay in this browser",
  title: "Wishlist",
  here: "This list is kept in this browser only.",
  signIn: "Sign in to have it on all your devices",
  empty: {
    title: "Nothing on your wishlist yet",
    text: "Press the heart of a product to find it here again, with the price of the day.",
  },
  hidden_one:
    "{{count}} more product is not in the shop at the moment. It will be here again when it is back.",
  hidden_other:
    "{{count}} more products are not in the shop at the moment. They will be here again when they are back.",
  loadFailed: "Your wishlist could not be loaded.",
  share: {
    title: "Show this list to others",
    text: "Whoever has the link sees the products, not who you are.",
    make: "Make a link",
    link: "The link to your wishlist",
    copy: "Copy the link",
    copied: "The link is copied",
    send: "Send by WhatsApp",
    message: "My wishlist: {{link}}",
    stop: "Stop sharing",
    stopped: "The link does not open your list any more",
    failed: "This did not work. Please try again",
  },
  shared: {
    title: "A wishlist",
    text: "Somebody would like these. Press a heart to put a product on your own list.",
    empty: "There is nothing on this list at the moment.",
    gone: "This wishlist is not shared any more",
    goneText: "Whoever sent you the link can make a new one.",
  },
};
