/** The saved addresses in the account; the words of one address are in `addresses`. */
export default {
  remove: "Delete",
  removeLabel: "Delete the address of {{name}}, {{city}}",
  removeTitle: "Delete this address?",
  removeText: "Orders that went there keep their own copy.",
  removed: "Address deleted",
  removeFailed: "The address could not be deleted",
  emptyTitle: "No address yet",
  emptyText: "Save one and checkout takes a few seconds.",
  full: "You can keep up to {{count}} addresses. Delete one to add another.",
};
