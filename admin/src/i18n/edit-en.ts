/** The texts of concurrent edits, of an ended session, and of stock corrections. */
export const editEn = {
  edit: {
    title: "Somebody else changed this too",
    help: "Nothing is saved yet, and nothing you typed is lost. Please choose which to keep for each of these.",
    somebody: "Somebody else",
    changedBy: "Changed by %{name}, %{time}",
    changed: "Changed meanwhile, by a file or another program",
    theirs: "Take theirs",
    mine: "Keep mine",
    back: "Back to the form",
    save: "Save with this choice",
    fields: {
      sizes: "Sizes",
      specifications: "Specifications",
      order: "Order of the list",
    },
  },
  session: {
    title: "You are signed out",
    help: "Your session has ended. What you typed is still here: sign in, and it goes on.",
    email: "E-mail",
    password: "Password",
    code: "Six-digit code, or a recovery code",
    codeHelp: "Please enter the code of your authenticator app.",
    signIn: "Sign in and go on",
    later: "Not now",
    other: "This page is %{name}'s. Please sign in with the same account.",
    back: "You are signed in again.",
    offline: "The shop could not be reached. Nothing is lost: please try again.",
    tooLate: "The shop took too long to answer. Please check whether it was saved before you try again.",
    busy: "The shop is busy for a moment. Nothing is lost: please try again.",
    refused: "The shop did not accept this.",
  },
};

export type EditTexts = typeof editEn;
