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
    help: "Your session has ended. What you typed is still here: sign in in the new tab, come back to this one and save again.",
    signIn: "Sign in in a new tab",
    goOn: "I have signed in",
    stillOut: "No staff member is signed in yet.",
    back: "You are signed in again. Please save once more.",
    offline: "The shop could not be reached. Nothing is lost: please try again.",
    tooLate: "The shop took too long to answer. Please check whether it was saved before you try again.",
    busy: "The shop is busy for a moment. Nothing is lost: please try again.",
    refused: "The shop did not accept this.",
  },
};

export type EditTexts = typeof editEn;
