/** The form by which one writes to the shop. */
export default {
  topic: "What is it about?",
  topics: {
    order: "An order or delivery",
    product: "A product",
    payment: "A payment or refund",
    return: "A return",
    complaint: "A complaint",
    other: "Something else",
  },
  order: "Order number",
  noOrder: "No order",
  name: "Your name",
  email: "E-mail",
  emailHint: "Our answer goes there. If you have no e-mail, give your mobile number, and we call you.",
  phone: "Mobile number",
  toYou: "Our answer goes to {{email}}.",
  message: "Your message",
  submit: "Send the message",
  busy: "Sending…",
  failed: "This did not work. Please try again",
  written:
    "Your message has reached us. Its ticket number is <number>{{number}}</number>. We answer within 48 hours, and settle a complaint within a month.",
};
