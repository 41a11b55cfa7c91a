import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** A certificate for the name `localhost`, signed by itself, and its key: two files in the folder. Needs openssl. */
export function makeCertificate(folder: string, name: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...subject],
    { stdio: "ignore" },
  );
  return { key, certificate };
}
