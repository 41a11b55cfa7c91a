/** Refunds of an order, and where they go: few orders have any. */
export default {
  refund: {
    owed: "To come",
    owedText: "Owed since {{date}}. We send it where you tell us, usually within 3 working days.",
    by: {
      cash: "Given to you in cash on {{date}}.",
      upi: "Sent by UPI on {{date}}.",
      bank: "Sent to your bank account on {{date}}. It usually shows within 2 working days.",
    },
    reference: "Transfer number: {{reference}}",
    pending: "On its way to you",
    pendingText: "Begun on {{date}}. Banks usually show it within 5 to 7 working days.",
    processed: "Sent to you",
    processedText:
      "Sent on {{date}} to where you paid from. Banks usually show it within 5 to 7 working days.",
    failed: "Not sent yet",
    failedText: "The bank did not accept it on {{date}}. We are looking into it; you need not do anything.",
  },
  account: {
    title: "Where your money goes",
    missing: "Please tell us where to send your money.",
    upi: "UPI ID {{hint}}",
    bank: "Bank account {{hint}}",
    say: "Say where",
    change: "Change",
    delete: "Delete",
    notDeleted: "It could not be deleted",
  },
};
