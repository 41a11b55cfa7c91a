import type { Account } from "./accounts";

/** A person without an account, unique among the journeys. */
export function newcomer(userName = "Asha Patil"): Account {
  const digits = `${Date.now()}`.slice(-6) + `${Math.floor(Math.random() * 1000)}`.padStart(3, "0");
  return {
    userName,
    email: `asha.${digits}@example.com`,
    phone: `8${digits}`,
    password: "seven green hills",
  };
}
