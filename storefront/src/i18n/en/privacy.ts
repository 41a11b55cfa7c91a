export default {
  title: "Privacy Policy",
  lead: "We keep what an order needs, and no more. In force since 1 November 2026.",
  sections: {
    what: {
      title: "What we keep",
      text: "Your name, e-mail, mobile number and a scrambled form of your password when you open an account; addresses that you save; orders with their payments, invoices and delivery steps; reviews that you write.",
    },
    why: {
      title: "Why",
      text: "To send what you ordered, to prove it to the tax office, to answer you, and to stop fraud. We do not sell your data and do not show other companies' advertisements.",
    },
    who: {
      title: "Who else sees it",
      text: "The courier gets the name, phone number and address for the parcel. The payment company gets the amount and your contact; we never see your card or UPI PIN. The tax office may ask for invoices.",
    },
    device: {
      title: "On your device",
      text: "One cookie keeps you signed in and one remembers your language. Your browser also keeps the language, the last products you looked at, your pincode and the filters of this visit. Nothing follows you to other websites.",
    },
    time: {
      title: "How long",
      text: "Invoices and orders for eight years, because the law requires it. Everything else until you delete it or close your account.",
    },
    rights: {
      title: "Your rights",
      text: "You may see, correct and delete your data under the Digital Personal Data Protection Act, 2023. In your account, under Profile, you can correct it, download it and delete the account. For anything else write to the grievance officer named below.",
    },
  },
};
