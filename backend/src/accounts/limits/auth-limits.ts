import { Limiter } from "./limiter";

const minutes = 60;
const hours = 3_600;

/**
 * How often one may try. By account they are tight; by network address wide, as behind
 * India's mobile networks thousands of shoppers share one (reliability: limits by address alone lock out towns).
 */
export const authLimits = {
  /** Any call of the account area. */
  byAddress: new Limiter({ name: "auth", points: 3_000, seconds: minutes, isEachProcess: true }),

  signInByAccountAndAddress: new Limiter({ name: "sign-in-pair", points: 8, seconds: 15 * minutes }),
  /** Whoever rotates addresses against one account meets this one. */
  signInByAccount: new Limiter({ name: "sign-in-account", points: 50, seconds: 15 * minutes }),
  signInByAddress: new Limiter({ name: "sign-in-address", points: 300, seconds: 15 * minutes }),

  registerByAddress: new Limiter({ name: "register", points: 300, seconds: hours }),

  forgotByAccount: new Limiter({ name: "forgot-account", points: 20, seconds: hours }),
  forgotByAddress: new Limiter({ name: "forgot-address", points: 200, seconds: hours }),
  otpByAccount: new Limiter({ name: "otp-account", points: 30, seconds: hours }),
  otpByAddress: new Limiter({ name: "otp-address", points: 300, seconds: 15 * minutes }),
  resetByAddress: new Limiter({ name: "reset", points: 200, seconds: 15 * minutes }),

  orderCodeByAccount: new Limiter({ name: "order-code-account", points: 60, seconds: hours }),
  orderCodeByAddress: new Limiter({ name: "order-code-address", points: 300, seconds: 15 * minutes }),
  sendCodeByAccount: new Limiter({ name: "send-code-account", points: 20, seconds: hours }),
  sendCodeByAddress: new Limiter({ name: "send-code-address", points: 200, seconds: hours }),

  /** Codes of an app: only who knows the password comes so far, and six digits must not be tried through. */
  secondFactorByAccount: new Limiter({ name: "second-factor", points: 10, seconds: 15 * minutes }),
  secondFactorByDay: new Limiter({ name: "second-factor-day", points: 60, seconds: 24 * hours }),
  /** Counted apart: nobody guesses one, and whoever's tries for codes are used up by another still gets in by it. */
  recoveryCodeByAccount: new Limiter({ name: "recovery-code", points: 10, seconds: 15 * minutes }),

  contactByAccount: new Limiter({ name: "contact-account", points: 20, seconds: hours }),
  contactCodeByAccount: new Limiter({ name: "contact-code-account", points: 30, seconds: hours }),

  passwordByAccount: new Limiter({ name: "password", points: 10, seconds: 15 * minutes }),
};
