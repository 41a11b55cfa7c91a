/** The shop's identity: shown in the footer, on the contact page, in e-mails and on invoices. Operators edit this file. */
export const shop = {
  name: "Sahyadri Bazaar",
  legalName: "Sahyadri Bazaar Retail",
  tagline: "Phones, fashion, toys and farm goods from Satara",
  street: "12 Powai Naka, Sadar Bazar",
  city: "Satara",
  state: "Maharashtra",
  pincode: "415001",
  phone: "+91 98765 43210",
  email: "namaste@sahyadri.example",
  /** For reports of security issues: named in /.well-known/security.txt and SECURITY.md. */
  securityEmail: "security@sahyadri.example",
  /** An invented number in the right format: replace it with the shop's own. */
  gstin: "27ABCDE1234F1Z5",
  grievanceOfficer: { name: "Sunita Jadhav", email: "grievance@sahyadri.example", phone: "+91 98765 43211" },
  hours: { monToSat: { opens: "10:00", closes: "20:00" }, sunday: { opens: "11:00", closes: "19:00" } },
  geo: { latitude: 17.688, longitude: 74.006 },
  social: {
    instagram: "https://www.instagram.com/sahyadribazaar",
    youtube: "https://www.youtube.com/@sahyadribazaar",
  },
} as const;
