/** Password rules for forms and server. Separate from the other rules, because few pages need them. Free of libraries. */

const commonPasswords =
  "password password1 password123 passw0rd 12345678 123456789 1234567890 87654321 11111111 00000000 " +
  "qwertyui qwerty123 qwertyuiop asdfghjk abcd1234 abc12345 abcdefgh iloveyou india123 welcome1 welcome123 " +
  "admin123 administrator letmein1 sunshine princess football cricket1 sachin123 ganpati1 krishna1 saibaba1 " +
  "jaihind1 bharat123 maharashtra mumbai123 test1234 changeme a1b2c3d4 1q2w3e4r 1qaz2wsx zaq12wsx";

export const shortestPassword = 8;
export const longestPassword = 64;

export type PasswordProblem = "short" | "long" | "common" | "same";

/** Why a password is rejected, or undefined. `others` are the e-mail and phone that it must not equal. */
export function passwordProblem(password: string, others: string[] = []): PasswordProblem | undefined {
  if (password.length < shortestPassword) return "short";
  if (password.length > longestPassword) return "long";
  // Leading and trailing spaces don't count, and a single repeated character is not a password either.
  const typed = password.trim().toLowerCase();
  if (
    typed.length < shortestPassword ||
    /^(.)\1*$/su.test(typed) ||
    commonPasswords.split(" ").includes(typed)
  )
    return "common";
  return others.some((other) => other.toLowerCase() === password.toLowerCase()) ? "same" : undefined;
}
