/** The kept pincode: the header, the dialog that asks for it, and the line of a card. */
export default {
  title: "Delivery pincode",
  text: "Days, delivery charge and cash on delivery are then shown for this pincode, on every page.",
  deliverTo: "Deliver to",
  enter: "Enter pincode",
  short: "Pincode",
  label: "Pincode",
  use: "Use this pincode",
  useAnyway: "Use it all the same",
  remove: "Remove the pincode",
  change: "Change the pincode",
  unknown:
    "We don't know {{pincode}}, please double-check it. If it is right, you can use it: delivery is at the rate for the rest of India.",
  unserved: "We don't deliver to {{pincode}} yet. If you have another pincode, please enter that one.",
  card: {
    by: "by {{day}}",
    inDays: "{{min}}–{{max}} working days",
    free: "free delivery",
    charge: "delivery\u00a0{{charge}}",
    cash: "cash",
    notTo: "Not to {{pincode}}",
    vehicle: "Own van {{day}}",
    pickupOnly: "Pickup only",
    noCourier: "Not by courier",
  },
};
