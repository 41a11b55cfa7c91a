/** The admin of a demo shop; the backend makes it, and production refuses it. */
export { demoAdmin } from "../../backend/src/demo-admin";

/** One of the demo data's shoppers, with orders behind her. The password is every demo shopper's. */
export const demoShopper = { email: "asha.kulkarni@example.com", password: "demo-shopper-1" };
