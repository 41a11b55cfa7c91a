import type { Handlers } from "../../pipeline/door";
import { changePassword } from "./change-password";
import { checkAuth } from "./check-auth";
import { askContactChange, confirmContactChange } from "./contact";
import { deleteAccount } from "./delete-account";
import { finishLogin } from "./finish-login";
import { forgotPassword } from "./forgot-password";
import { login } from "./login";
import { logout } from "./logout";
import { getOwnData } from "./own-data";
import { getPreferences, savePreferences } from "./preferences";
import { register } from "./register";
import { resetPassword } from "./reset-password";
import { secondFactorDoors } from "./second-factor";
import { endOtherSessions, endSession, getSessions } from "./sessions";
import { updateAccount } from "./update-account";
import { verifyOtp } from "./verify-otp";

export const authDoors = {
  register,
  login,
  finishLogin,
  logout,
  checkAuth,
  forgotPassword,
  verifyOtp,
  resetPassword,
  updateAccount,
  askContactChange,
  confirmContactChange,
  changePassword,
  getSessions,
  endOtherSessions,
  endSession,
  getPreferences,
  savePreferences,
  getOwnData,
  deleteAccount,
  ...secondFactorDoors,
} satisfies Partial<Handlers>;
