/** Signing in with a code by e-mail or text message. */
export default {
  title: "Sign in with a code",
  text: "We send you six digits. You need no password.",
  where:
    "A number that you have confirmed by text message gets a text; otherwise the code goes to the e-mail of your account.",
  send: "Send the code",
  sending: "Sending the code…",
  askFailed: "We could not send the code",
  codeTitle: "Enter the code",
  codeText: "If {{account}} has an account here, a code is on its way. It is valid for {{minutes}} minutes.",
  code: "Six-digit code",
  enter: "Login",
  entering: "Signing you in…",
  resend: "Send a new code",
  wait: "({{seconds}} s)",
  resent: "If there is such an account, a new code is on its way. Only the latest one works.",
  otherAccount: "Another e-mail or number",
  usePassword: "Use the password instead",
  failed: "We could not sign you in",
};
