/** The admin of a demo shop; the backend makes it, and production refuses it. */
export const demoAdmin = { email: "admin@sahyadri.example", password: "sahyadri-demo-2026" };
