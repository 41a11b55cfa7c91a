/** The admin of every shop under test. */
export const testAdmin = { email: "staff@sahyadri.example", password: "staff of the shop 1" } as const;
