/** Notifications about orders on the device at hand. */
export default {
  title: "News on this device",
  what: "A short notification when an order is confirmed, sent, arrives, waits for you at our shop or is cancelled, and when money comes back. Only your order's number is in it, and never advertising. Your browser asks once whether we may.",
  offerTitle: "Know where your parcel is",
  phone: {
    on: "Tell me on this phone when my parcel moves",
    isOn: "This phone is told when your parcel moves.",
    off: "Switch off on this phone",
  },
  computer: {
    on: "Tell me on this computer when my parcel moves",
    isOn: "This computer is told when your parcel moves.",
    off: "Switch off on this computer",
  },
  busy: "One moment…",
  undecided: "Your browser's question was closed, so nothing is switched on. You can tap again any time.",
  onFailed: "It could not be switched on. Please try again later",
  offFailed: "It could not be switched off. Please try again later",
  why: {
    denied:
      "Notifications from our shop are blocked on this device, so we send none here. If you change your mind: tap the sign before our address, then “Permissions”, and allow notifications. E-mails come either way.",
    homeScreen:
      "On an iPhone or iPad this works once our shop is on your home screen: tap “Share”, then “Add to Home Screen”, open the shop from there and switch it on here.",
    inApp:
      "You are looking at our shop inside another app, which can show no notifications. Open the shop in your browser to switch them on.",
    none: "This browser cannot show notifications from our shop. E-mails come either way.",
  },
};
