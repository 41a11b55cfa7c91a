export default {
  title: "Return Policy",
  lead: "You can change your mind after the delivery. Your order shows until which day.",
  sections: {
    how: {
      title: "How to return",
      text: "Open the order in your account: it shows the last day to return it, which does not change once you have ordered. Choose Return, tell us what goes back, all or a part, and why. You can return once per order. We answer within two working days and send a courier to fetch the parcel.",
    },
    state: {
      title: "In what state",
      text: "Unused, with box, tags and accessories. A phone must be signed out of its accounts and unlocked. Clothes may be tried on, not worn out.",
    },
    wrong: {
      title: "Damaged or wrong",
      text: "Tell us within 48 hours, with a photo of parcel and product. You pay nothing, and choose between a new piece and your money.",
    },
    refund: {
      title: "Refunds",
      text: "Online payments go back to the same account within five to seven working days of the goods reaching us. Cash on delivery is refunded to your UPI ID or bank account. For a part of an order you get back what those goods cost; the delivery charge is returned when all of it comes back, and when the fault was ours.",
    },
    excluded: {
      title: "What cannot come back",
      text: "Opened seeds and farm chemicals, underwear and socks, opened memory cards and software, and toys without their seal for children below three.",
    },
    cancel: {
      title: "Before it leaves",
      text: "You may cancel free of charge until the parcel is packed; a paid order is refunded in full.",
    },
  },
};
