// A second copy, compared by a test: journeys import this file, and Playwright's loader does not see named exports of
// the backend's CommonJS sources.

/** The admin of a demo shop; the backend creates it, and production refuses it. */
export const demoAdmin = { email: "admin@sahyadri.example", password: "sahyadri-demo-2026" };

/** One of the demo data's shoppers, with orders. All demo shoppers have this password. */
export const demoShopper = { email: "asha.kulkarni@example.com", password: "demo-shopper-1" };
