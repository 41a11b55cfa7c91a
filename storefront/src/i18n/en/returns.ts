export default {
  title: "Return Policy",
  lead: "You can change your mind after delivery. Your order shows the last day to do so.",
  sections: {
    how: {
      title: "How to return",
      text: "Open the order in your account: it shows the last day to return it, which does not change once you have ordered. Choose Return, tell us what you are sending back, all or a part, and why. You can return goods once per order. Our answer appears on the order, and we arrange with you how to send the parcel back.",
    },
    state: {
      title: "In what state",
      text: "Unused, with box, tags and accessories. A phone must be signed out of its accounts and unlocked. Clothes may be tried on, but not worn.",
    },
    wrong: {
      title: "Damaged or wrong",
      text: "Choose Return on the order, the sooner the better, and say what is wrong. If the whole order comes back you also get back what you paid for delivery.",
    },
    refund: {
      title: "Refunds",
      text: "Once the goods have reached us, online payments go back the way they came; banks usually show it within five to seven working days. Cash on delivery is refunded to your UPI ID or bank account. For a part of an order you get back what those goods cost; the delivery charge is refunded when the whole order comes back.",
    },
    excluded: {
      title: "What cannot come back",
      text: "Opened seeds and farm chemicals, underwear and socks, opened memory cards and software, and toys for children under three without their seal.",
    },
    cancel: {
      title: "Before it leaves",
      text: "You may cancel free of charge until the parcel has left the shop; a paid order is refunded in full.",
    },
  },
};
