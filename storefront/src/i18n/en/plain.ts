/** The pages and forms that need no script. Only the server reads these. */
export default {
  nav: "Shopping without scripts",
  cart: "Your cart",
  quantity: "Quantity",
  quantityOf: "Quantity of {{title}}",
  change: "Change",
  changeQuantityOf: "Change the quantity of {{title}}",
  choose: "Please choose",
  choosePlace: "Show delivery and total",
  firstPlace: "Please choose first where it should go.",
  onlineNeedsScripts:
    "Paying online needs scripts, which are switched off here. Without them you can pay in cash.",
  registered: "Your account is ready. Please login to continue.",
  staffNeedScripts: "This account needs a second step, which works only with scripts switched on.",
  newerQuestions: "Newer questions",
  olderQuestions: "Older questions",
  backToProduct: "Back to the product",
  draftKept: "You have been signed out. What you wrote is kept: please login, and send it from there.",
  draftHere: "You are signed in again. Here is what you wrote: please read it once more and send it.",
  takeOff: "Take off the list",
  putOnWishlist: "Put on my wishlist",
  wishlistNeedsAccount: "Without scripts, your wishlist is kept with your account. Please login to have one.",
  ownWords: "In your own words",
  pageBefore: "Previous page",
  pageAfter: "Next page",
  accountNeedsScripts:
    "Changing your e-mail or mobile number, signing out other devices, notifications, your data and deleting your account need scripts. Without them, please write to us.",
  foreign:
    "This form did not come from a page of our shop. Please open the page again and send it from there.",
  needsScriptsTitle: "This needs scripts",
  needsScripts:
    "This form works only with scripts, which are switched off here. Please switch them on, or call us: {{phone}}",
  lite: {
    title: "Light version",
    what: "For slow lines and small data packs: pages without scripts and with small pictures, mostly under 60 kB each. You can search, fill a cart and a wishlist, order in cash, and write reviews, questions and messages to us. Paying online needs the full version.",
    isOn: "The light version is on.",
    isOff: "The light version is off.",
    turnOn: "Switch the light version on",
    turnOff: "Switch to the full version",
  },
};
