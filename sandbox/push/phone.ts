import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";

const tagBytes = 16;

/** A browser's side of Web Push: it has keys, and reads what was encrypted for it (RFC 8291, RFC 8188). */
export class Phone {
  readonly id = randomUUID();
  readonly #pair: ECDH = createECDH("prime256v1");
  readonly #publicKey = this.#pair.generateKeys();
  readonly #auth = randomBytes(16);
  /** Its browser was removed: the push service says so. */
  isGone = false;

  /** As `PushSubscription.toJSON()` writes it, at a push service on `origin`. */
  subscription(origin: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    return {
      endpoint: `${origin}/push/${this.id}`,
      keys: { p256dh: this.#publicKey.toString("base64url"), auth: this.#auth.toString("base64url") },
    };
  }

  /** Decrypts one record of `aes128gcm`; throws if it was not written for this phone. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const serverKey = body.subarray(21, keyEnd);
    const shared = this.#pair.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#publicKey, serverKey]);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.#auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
    const opening = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    opening.setAuthTag(body.subarray(-tagBytes));
    const padded = Buffer.concat([opening.update(body.subarray(keyEnd, -tagBytes)), opening.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  }
}
