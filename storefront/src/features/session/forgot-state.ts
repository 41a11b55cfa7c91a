/** A password reset in progress. Spec §3 and §4 "Forgot password". */
export type ForgotState = {
  email: string;
  otpSent: boolean;
  otpVerified: boolean;
  resetToken: string | undefined;
  /** When the code was sent or the token issued, in milliseconds. */
  at: number;
};

export type ForgotEvent =
  | { type: "otpSent"; email: string; at: number }
  | { type: "otpVerified"; resetToken: string; at: number }
  /** Resumed after a reload. */
  | { type: "kept"; state: ForgotState }
  /** The code or the token has expired: request another code; the e-mail stays. */
  | { type: "expired" }
  | { type: "reset" };

export const forgotStart: ForgotState = {
  email: "",
  otpSent: false,
  otpVerified: false,
  resetToken: undefined,
  at: 0,
};

/** How long the server accepts the code, and how long the token. */
const codeMs = 10 * 60_000;
const tokenMs = 15 * 60_000;

/** What was stored about a reset before a reload; undefined if there is none, or its code or token has expired. */
export function liveForgot(stored: unknown, now: number): ForgotState | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { email, otpSent, otpVerified, resetToken, at } = stored as Partial<
    Record<keyof ForgotState, unknown>
  >;
  if (typeof email !== "string" || typeof at !== "number" || otpSent !== true) return undefined;
  const token = otpVerified === true && typeof resetToken === "string" ? resetToken : undefined;
  const age = now - at;
  if (age < 0 || age >= (token ? tokenMs : codeMs)) return undefined;
  return { email, otpSent, otpVerified: token !== undefined, resetToken: token, at };
}

export function forgotReducer(state: ForgotState, event: ForgotEvent): ForgotState {
  switch (event.type) {
    case "otpSent":
      return { ...forgotStart, email: event.email, otpSent: true, at: event.at };
    case "otpVerified":
      return { ...state, otpVerified: true, resetToken: event.resetToken, at: event.at };
    case "kept":
      return event.state;
    case "expired":
      return { ...forgotStart, email: state.email };
    case "reset":
      return forgotStart;
  }
}

/** The step that is shown. */
export function forgotStep(state: ForgotState): 1 | 2 | 3 {
  if (state.otpVerified && state.resetToken) return 3;
  return state.otpSent ? 2 : 1;
}
