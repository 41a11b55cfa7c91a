/** Whether and when a product arrives at a pincode: asked on its page. */
export default {
  title: "When will it arrive?",
  pincode: "Pincode",
  check: "Check",
  malformed: "Please enter a 6-digit pincode",
  asking: "One moment…",
  pickup: "Store pickup or call us",
  tooLarge:
    "Too large for our couriers: they take up to {{kg}} kg, by weight or volume, and sides up to {{sideCm}} cm.",
  failed: "The delivery could not be worked out. Please try again.",
};
