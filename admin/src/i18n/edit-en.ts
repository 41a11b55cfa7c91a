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
    fields: { sizes: "Sizes", specifications: "Specifications", order: "Order of the list" },
  },
};

export type EditTexts = typeof editEn;
