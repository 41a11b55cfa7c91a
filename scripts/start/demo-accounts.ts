// Written here a second time, and compared by a test: journeys import this file, and Playwright's loader does not see
// named exports of the backend's CommonJS sources.

/** The admin of a demo shop; the backend makes it, and production refuses it. */
export const demoAdmin = { email: "admin@sahyadri.example", password: "sahyadri-demo-2026" };

/** One of the demo data's shoppers, with orders behind her. The password is every demo shopper's. */
export const demoShopper = { email: "asha.kulkarni@example.com", password: "demo-shopper-1" };
