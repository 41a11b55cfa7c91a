/** The texts of the customers' pages. */
export const customersEn = {
  customer: {
    search: "Name, e-mail or phone",
    none: "Nobody has an account yet",
    person: "Customer",
    orders: "Orders",
    returns: "With a return",
    cameBack: "Came back undelivered",
    newestOrders: "Newest orders",
    noOrders: "No orders yet",
    note: "Note",
    noteHelp: "Only the staff see it here. It is part of the data that the customer may ask for.",
    replaceNote: "Save mine instead",
    data: "Their data",
    dataHelp:
      "For a customer who asks for their data, or for the end of their account, and can't sign in. Both are in the audit log.",
    download: "Data as a file",
    delete: "Delete the account",
    deleteAsk: "Delete the account of %{name}?",
    deleteMeans:
      "Addresses, cart, sign-in and notes are deleted for good, and reviews lose their name. Orders and invoices stay, as the law requires.",
    cash: {
      title: "Cash on delivery",
      account: "This account",
      on: "On",
      off: "Off",
      block: "Switch off",
      allow: "Allow again",
      facts:
        "%{smart_count} open cash order, %{amount} · came back: %{returned} |||| %{smart_count} open cash orders, %{amount} · came back: %{returned}",
      blockAsk: "No more cash from %{whose}?",
      blockMeans: "New orders can only be paid online. Orders that are placed stay as they are.",
      allowAsk: "Take cash from %{whose} again?",
      allowMeans: "Parcels that came back so far no longer count; later ones do.",
    },
  },
  resources: {
    customers: {
      fields: { userName: "Name", email: "E-mail", phone: "Phone", since: "Since", orders: "Orders" },
    },
  },
};

export type CustomersTexts = typeof customersEn;
