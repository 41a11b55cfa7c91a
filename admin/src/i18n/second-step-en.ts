/** The texts of the second step at sign-in. */
export const secondStepEn = {
  secondStep: {
    own: "Your second step",
    on: "On",
    off: "Off",
    onHelp: "You sign in with your password and a code from your authenticator app.",
    offHelp:
      "With a second step, whoever learns your password still can't get in: signing in also takes a code from an app on your phone, such as Google Authenticator, Aegis or Microsoft Authenticator.",
    since: "Since %{time}.",
    codesLeft: "%{smart_count} recovery code is left. |||| %{smart_count} recovery codes are left.",
    fewCodes: "Few recovery codes are left. Make new ones before you need them.",
    start: "Set it up",
    renew: "New recovery codes",
    end: "Remove it",
    password: "Your password",
    means: {
      start: "Please enter your password first. You are signed out everywhere else once it is on.",
      renew: "You get ten new codes. The earlier ones stop working.",
      end: "Your password alone lets you in again. The recovery codes stop working.",
      endDemanded:
        "The shop needs all staff to have one: you can do nothing else here until you have set it up again.",
      demand: "Staff without a second step can do nothing but set one up, from this moment on.",
      noDemand: "Staff may work without a second step again. Those who have one keep it.",
    },
    addKey: "Scan the picture with your authenticator app, or type the key into it.",
    picture: "The key as a QR code",
    key: "Key",
    openApp: "Open it in an app on this phone",
    thenCode: "Then enter the code that the app shows.",
    code: "Six-digit code",
    mailCode: "Code from our e-mail",
    mailCodeHelp:
      "We have just sent it to your account's address: a stolen password alone must not be enough.",
    switchOn: "Switch it on",
    recoveryCodes: "Recovery codes",
    keepCodes:
      "These codes let you in when your phone is lost or broken. Each works once. Keep them where you find them without the phone: they are not shown again.",
    copy: "Copy",
    copied: "The codes are copied",
    notCopied: "The browser does not let us copy. Please download them",
    download: "Download",
    print: "Print",
    kept: "I have kept them",
    ended: "Your second step is off",
    owed: "This shop needs all staff to have a second step for signing in. Set yours up, and you can go on.",
    all: "All staff",
    allHelp: "You can require a second step of everybody on the staff.",
    count: "%{have} of %{total} have one.",
    demand: "All staff need a second step",
    demandNow: "Require it of all",
    demandNoLonger: "No longer require it",
    ownFirst: "Set up your own first.",
    demanded: "All staff need a second step from now on",
    notDemanded: "A second step is everybody's own choice again",
  },
};

export type SecondStepTexts = typeof secondStepEn;
