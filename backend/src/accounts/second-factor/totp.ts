import { randomBytes } from "node:crypto";
import { crypto } from "@otplib/plugin-crypto-node";
import { verifySync } from "@otplib/totp";
import { generateTOTP } from "@otplib/uri";
import { shop } from "../../platform/identity/current";
import { inLetters } from "./letters";

/** What every authenticator app assumes (RFC 6238): SHA-1, six digits, half a minute. */
const period = 30;
const digits = 6;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** The secret in the form that apps take: base32, to be typed in or read from `uri` as a QR code. */
export function keyOf(secret: Buffer, account: string): { key: string; uri: string } {
  const key = inLetters(secret, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
  return {
    key,
    uri: generateTOTP({
      issuer: shop().name.en,
      label: account,
      secret: key,
      algorithm: "sha1",
      digits,
      period,
    }),
  };
}

/**
 * The half minute, counted from 1970, that `code` belongs to: the current one or a neighbour; undefined for a wrong
 * code.
 */
export function stepOf(secret: Buffer, code: string, atMs: number): number | undefined {
  const epoch = Math.floor(atMs / 1_000);
  const found = verifySync({ secret, token: code, crypto, digits, period, epoch, epochTolerance: period });
  return found.valid ? found.timeStep : undefined;
}
