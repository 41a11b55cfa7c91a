import { createPublicKey, verify } from "node:crypto";

const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** Whether a request is signed for a push service on `origin`, as RFC 8292 has it, and not for longer than a day. */
export function isSigned(authorization: string | undefined, origin: string, now = Date.now()): boolean {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine || read(head).alg !== "ES256") return false;
  const { aud, exp, sub } = read(claims) as { aud: string; exp: number; sub: string };
  const left = exp - now / 1_000;
  return aud === origin && left > 0 && left <= 86_400 && /^(mailto|https):/.test(sub);
}
