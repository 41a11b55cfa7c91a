/** The visitor's corner of the header. Needed on every page: keep it small. */
export default {
  menu: "Your account, {{name}}",
  loggedInAs: "Logged in as {{name}}",
  account: "Account",
  orders: "My orders",
  logout: "Logout",
  logoutFailed: "We could not log you out. Please try again.",
  welcome: "Welcome, {{name}}",
  expired: "You have been signed out. Please login to continue.",
  banner: {
    title: "Namaste, and welcome to the bazaar",
    text: "Phones, fashion, toys and farm goods, packed in Satara and sent all over India.",
    points: {
      cash: "Pay by UPI or card, or in cash at your door where it is offered",
      track: "See where your order is, step by step",
      returns: "Send it back if it isn't right",
    },
  },
};
