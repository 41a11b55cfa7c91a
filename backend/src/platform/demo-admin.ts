/** The admin of a demo shop that was started without naming one; never made in production. */
export const demoAdmin = { email: "admin@sahyadri.example", password: "sahyadri-demo-2026" } as const;
