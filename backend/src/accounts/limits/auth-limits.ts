import { Limiter } from "./limiter";

const minutes = 60;
const hours = 3_600;

/**
 * How many attempts are allowed. Limits by account are tight; limits by network address are wide, because thousands
 * of shoppers share one address behind India's mobile networks (limits by address alone would lock out towns).
 */
export const authLimits = {
  /** Any call of the account area. */
  byAddress: new Limiter({ name: "auth", points: 3_000, seconds: minutes, isEachProcess: true }),

  signInByAccountAndAddress: new Limiter({ name: "sign-in-pair", points: 8, seconds: 15 * minutes }),
  /** Stops attempts on one account from many addresses. */
  signInByAccount: new Limiter({ name: "sign-in-account", points: 50, seconds: 15 * minutes }),
  signInByAddress: new Limiter({ name: "sign-in-address", points: 300, seconds: 15 * minutes }),

  /** Nothing can be guessed here: the limit is against questions that nobody answers. */
  passkeyByAddress: new Limiter({ name: "passkey-address", points: 600, seconds: 15 * minutes }),

  signInCodeSentByAccount: new Limiter({ name: "sign-in-code-sent-account", points: 20, seconds: hours }),
  signInCodeSentByAddress: new Limiter({ name: "sign-in-code-sent-address", points: 200, seconds: hours }),
  signInCodeByAccount: new Limiter({ name: "sign-in-code-account", points: 30, seconds: hours }),
  signInCodeByAddress: new Limiter({ name: "sign-in-code-address", points: 300, seconds: 15 * minutes }),

  registerByAddress: new Limiter({ name: "register", points: 300, seconds: hours }),

  forgotByAccount: new Limiter({ name: "forgot-account", points: 20, seconds: hours }),
  forgotByAddress: new Limiter({ name: "forgot-address", points: 200, seconds: hours }),
  otpByAccount: new Limiter({ name: "otp-account", points: 30, seconds: hours }),
  otpByAddress: new Limiter({ name: "otp-address", points: 300, seconds: 15 * minutes }),
  resetByAddress: new Limiter({ name: "reset", points: 200, seconds: 15 * minutes }),

  followByOrderAndAddress: new Limiter({ name: "follow-pair", points: 10, seconds: 15 * minutes }),
  /** Stops attempts on one order from many addresses. */
  followByOrder: new Limiter({ name: "follow-order", points: 200, seconds: hours }),
  followByAddress: new Limiter({ name: "follow-address", points: 300, seconds: 15 * minutes }),

  orderCodeByAccount: new Limiter({ name: "order-code-account", points: 60, seconds: hours }),
  orderCodeByAddress: new Limiter({ name: "order-code-address", points: 300, seconds: 15 * minutes }),
  sendCodeByAccount: new Limiter({ name: "send-code-account", points: 20, seconds: hours }),
  sendCodeByAddress: new Limiter({ name: "send-code-address", points: 200, seconds: hours }),

  /** Codes of an authenticator app: reached only with the right password, but six digits could otherwise be guessed. */
  secondFactorByAccount: new Limiter({ name: "second-factor", points: 10, seconds: 15 * minutes }),
  secondFactorByDay: new Limiter({ name: "second-factor-day", points: 60, seconds: 24 * hours }),
  /**
   * Counted separately: nobody guesses a recovery code, and it must still work after somebody else used up the
   * attempts for codes.
   */
  recoveryCodeByAccount: new Limiter({ name: "recovery-code", points: 10, seconds: 15 * minutes }),

  contactByAccount: new Limiter({ name: "contact-account", points: 20, seconds: hours }),
  contactCodeByAccount: new Limiter({ name: "contact-code-account", points: 30, seconds: hours }),

  pushByAccount: new Limiter({ name: "push-account", points: 60, seconds: hours }),

  whenBackByAddress: new Limiter({ name: "when-back-address", points: 200, seconds: hours }),
  /** Nobody fills somebody else's mailbox. */
  whenBackByMailbox: new Limiter({ name: "when-back-mailbox", points: 20, seconds: 24 * hours }),

  /** A mail server that is used to try out texts is soon taken for a sender of spam. */
  testMailByAccount: new Limiter({ name: "test-mail", points: 20, seconds: hours }),

  ticketByAddress: new Limiter({ name: "ticket-address", points: 200, seconds: hours }),
  /** By account, e-mail or phone: nobody fills somebody else's mailbox, or the shop's. */
  ticketByWriter: new Limiter({ name: "ticket-writer", points: 20, seconds: 24 * hours }),

  questionByAddress: new Limiter({ name: "question-address", points: 200, seconds: hours }),
  questionByAsker: new Limiter({ name: "question-asker", points: 20, seconds: 24 * hours }),

  /** For one program, on each process; ten calls a second leave room for shoppers. */
  apiKey: new Limiter({ name: "api-key", points: 600, seconds: 60, isEachProcess: true }),
  /** Nobody guesses a key: the limit is against a program that goes on with one that has ended. */
  wrongKeyByAddress: new Limiter({
    name: "wrong-key",
    points: 600,
    seconds: 15 * minutes,
    isEachProcess: true,
  }),
  photoByAddress: new Limiter({ name: "photo-address", points: 400, seconds: hours }),
  /** Each is decoded and encoded seven times, and looked at by staff. */
  photoByShopper: new Limiter({ name: "photo-shopper", points: 40, seconds: 24 * hours }),

  passwordByAccount: new Limiter({ name: "password", points: 10, seconds: 15 * minutes }),
};
