import type { LockEntry } from "./missing-optionals";

const SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
  "win32",
];
const PROCESSORS: [RegExp, string][] = [
  [/wasm32/, "wasm32"],
  [/x64|x86_64/, "x64"],
  [/arm64|aarch64/, "arm64"],
  [/arm/, "arm"],
  [/ia32/, "ia32"],
  [/ppc64/, "ppc64"],
  [/riscv64/, "riscv64"],
  [/s390x/, "s390x"],
  [/loong(arch)?64/, "loong64"],
  [/mips64el/, "mips64el"],
];

/** The system, CPU and C library of a platform package, read from its name. */
export function platformOf(name: string): Pick<LockEntry, "os" | "cpu" | "libc"> {
  const words = name.slice(name.lastIndexOf("/") + 1);
  const os =
    SYSTEMS.find((system) => words.includes(system)) ?? (words.includes("windows") ? "win32" : undefined);
  const cpu = PROCESSORS.find(([pattern]) => pattern.test(words))?.[1];
  const libc = words.includes("musl") ? "musl" : /gnu/.test(words) && os === "linux" ? "glibc" : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}
