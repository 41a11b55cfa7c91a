/** The texts of the staff member's own account. */
export const accountEn = {
  account: {
    email: "E-mail",
    emailHelp:
      "You sign in with %{email}. For another one we send a code there, and your other devices are signed out.",
    newEmail: "New e-mail",
    sendCode: "Send code",
    codeSent: "We have sent a code to %{to}. It works for ten minutes.",
    code: "Six-digit code",
    confirm: "Confirm",
    emailChanged: "You sign in with the new e-mail now",
    password: "Password",
    passwordHelp: "Your other devices are signed out, and an e-mail tells you that it was changed.",
    currentPassword: "Current password",
    newPassword: "New password",
    changePassword: "Change password",
    passwordChanged: "Your password is changed",
    devices: "Where you are signed in",
    devicesHelp:
      "Sign out any device you do not recognise or no longer have, and then change your password as well.",
    device: "%{browser} on %{system}",
    unknownDevice: "Another device",
    thisDevice: "This device",
    lastSeen: "Last used on %{at}",
    since: "signed in on %{at}",
    signOut: "Sign out",
    signOutDevice: "Sign out %{name}",
    signOutOthers: "Sign out all other devices",
    deviceSignedOut: "That device is signed out",
    othersSignedOut: "All other devices are signed out",
  },
};

export type AccountTexts = typeof accountEn;
