/** Pages shown instead of the one that was asked for. */
export default {
  notFound: {
    title: "404 Not Found",
    text: "This page is not on our shelves. It may have moved, or the address may be mistyped.",
  },
  unauthorised: {
    title: "You don't have access to this page",
    text: "This part of the shop is for its staff. If you believe you should see it, sign in with another account.",
    login: "Sign in with another account",
  },
  unavailable: {
    title: "We are just dusting the shelves",
    text: "The shop is being restarted and will open again in a moment. Please try again shortly.",
  },
  previewOver: {
    title: "This preview is over",
    text: "Its link works for half an hour. Press the button with the eye in the panel once more.",
    toPanel: "To the panel",
  },
};
