import type { DemoShopper } from "./types";

/** Invented people; the addresses have real pincodes, the e-mail domains are reserved for examples. */
export const demoShoppers: DemoShopper[] = [
  {
    key: "asha",
    userName: "Asha Kulkarni",
    email: "asha.kulkarni@example.com",
    phone: "9000000101",
    addresses: [
      {
        name: "Asha Kulkarni",
        phone: "9000000101",
        address: "12 Ajinkya Apartments, Sadar Bazar",
        city: "Satara",
        state: "Maharashtra",
        pincode: "415001",
        notes: "Opposite the post office",
      },
    ],
  },
  {
    key: "rohit",
    userName: "Rohit Deshmukh",
    email: "rohit.deshmukh@example.com",
    phone: "9000000102",
    addresses: [
      {
        name: "Rohit Deshmukh",
        phone: "9000000102",
        address: "Flat 604, Vanaz Corner, Kothrud",
        city: "Pune",
        state: "Maharashtra",
        pincode: "411038",
      },
      {
        name: "Vasant Deshmukh",
        phone: "9000000112",
        address: "Deshmukh Wada, near Maruti temple",
        city: "Wai",
        state: "Maharashtra",
        pincode: "412803",
        notes: "Parents' house, call first",
      },
    ],
  },
  {
    key: "sunita",
    userName: "सुनीता पवार",
    email: "sunita.pawar@example.com",
    phone: "9000000103",
    addresses: [
      {
        name: "सुनीता पवार",
        phone: "9000000103",
        address: "घर क्र. 45, शनिवार पेठ",
        city: "Karad",
        state: "Maharashtra",
        pincode: "415110",
        notes: "कृष्णा घाटाजवळ",
      },
    ],
  },
  {
    key: "imran",
    userName: "Imran Shaikh",
    email: "imran.shaikh@example.com",
    phone: "9000000104",
    addresses: [
      {
        name: "Imran Shaikh",
        phone: "9000000104",
        address: "7 Rajarampuri 3rd Lane",
        city: "Kolhapur",
        state: "Maharashtra",
        pincode: "416003",
      },
    ],
  },
  {
    key: "priya",
    userName: "Priya Nair",
    email: "priya.nair@example.com",
    phone: "9000000105",
    addresses: [
      {
        name: "Priya Nair",
        phone: "9000000105",
        address: "221, 4th Block, Koramangala",
        city: "Bengaluru",
        state: "Karnataka",
        pincode: "560034",
        notes: "Leave with security",
      },
    ],
  },
  {
    key: "mahesh",
    userName: "महेश शिंदे",
    email: "mahesh.shinde@example.com",
    phone: "9000000106",
    addresses: [
      {
        name: "महेश शिंदे",
        phone: "9000000106",
        address: "मु. पो. पाचवड, शाळेजवळ",
        city: "Wai",
        state: "Maharashtra",
        pincode: "412803",
      },
    ],
  },
  {
    key: "anjali",
    userName: "अंजलि शर्मा",
    email: "anjali.sharma@example.com",
    phone: "9000000107",
    addresses: [
      {
        name: "अंजलि शर्मा",
        phone: "9000000107",
        address: "प्लॉट 18, मालवीय नगर",
        city: "Jaipur",
        state: "Rajasthan",
        pincode: "302017",
      },
    ],
  },
  {
    key: "harpreet",
    userName: "Harpreet Singh",
    email: "harpreet.singh@example.com",
    phone: "9000000108",
    addresses: [
      {
        name: "Harpreet Singh",
        phone: "9000000108",
        address: "C-42 Lajpat Nagar II",
        city: "New Delhi",
        state: "Delhi",
        pincode: "110024",
        notes: "Ring the bell twice",
      },
    ],
  },
];
