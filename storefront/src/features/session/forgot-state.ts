/** A forgotten password on its way. Spec §3 and §4 "Forgot password". */
export type ForgotState = {
  email: string;
  otpSent: boolean;
  otpVerified: boolean;
  resetToken: string | undefined;
};

export type ForgotEvent =
  | { type: "otpSent"; email: string }
  | { type: "otpVerified"; resetToken: string }
  /** The code or the token has died: ask for another code, the e-mail stays. */
  | { type: "expired" }
  | { type: "reset" };

export const forgotStart: ForgotState = {
  email: "",
  otpSent: false,
  otpVerified: false,
  resetToken: undefined,
};

export function forgotReducer(state: ForgotState, event: ForgotEvent): ForgotState {
  switch (event.type) {
    case "otpSent":
      return { ...forgotStart, email: event.email, otpSent: true };
    case "otpVerified":
      return { ...state, otpVerified: true, resetToken: event.resetToken };
    case "expired":
      return { ...forgotStart, email: state.email };
    case "reset":
      return forgotStart;
  }
}

/** The step that the shopper sees. */
export function forgotStep(state: ForgotState): 1 | 2 | 3 {
  if (state.otpVerified && state.resetToken) return 3;
  return state.otpSent ? 2 : 1;
}
