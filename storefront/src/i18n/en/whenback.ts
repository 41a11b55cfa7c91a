/** Asking for a mail when something sold out is back, and stopping such mails. */
export default {
  sizeGone: "Your size is sold out? We can tell you when it is back",
  once: "We write to you once, when it is back. Nothing else.",
  toYou: "We write to {{email}} once, when it is back.",
  size: "Size",
  anySize: "Any size",
  email: "E-mail",
  emailWrong: "This e-mail does not look right. Example: asha@example.in",
  tellMe: "Tell me when it is back",
  sending: "Sending…",
  kept: "We will write to you once, when it is back",
  keptSize: "We will write to you once, when size {{size}} is back",
  failed: "This did not work. Please try again",
  stop: {
    title: "No more mails about products?",
    text: "We will not write any more when something is back or costs less.",
    button: "Stop these mails",
  },
  stopped: {
    title: "Done",
    text: "You will get no more of these mails. If you ask again while signed in, we start again.",
  },
};
