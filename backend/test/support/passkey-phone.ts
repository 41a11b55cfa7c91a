import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

/** CBOR of the few kinds of value that WebAuthn needs. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (kind: number, length: number) =>
    length < 24
      ? Buffer.from([(kind << 5) | length])
      : length < 256
        ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part as never)]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

type Site = { origin: string; rpId: string };

/** A phone that holds one passkey, made of software: it does what the WebAuthn standard asks of an authenticator. */
export class PasskeyPhone {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  #counter = 0;

  constructor(private readonly site: Site) {}

  /** userPresent and userVerified; 0x40 says that the key itself follows. */
  #data(flags: number, rest: Uint8Array = new Uint8Array()) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(this.site.rpId), Buffer.from([flags]), counter, rest]);
  }

  #client(type: string, challenge: unknown, origin = this.site.origin) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  get #credential() {
    return { id: base64url(this.#id), rawId: base64url(this.#id), type: "public-key" as const };
  }

  /** The answer to `startPasskey`'s options. */
  make({ challenge }: { challenge?: unknown }) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const authData = this.#data(0x45, Buffer.concat([Buffer.alloc(16), length, this.#id, publicKey]));
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      ...this.#credential,
      response: {
        clientDataJSON: base64url(this.#client("webauthn.create", challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      },
    };
  }

  /** The answer to `startPasskeyLogin`'s options; `flags` 0x05 where its holder has unlocked the phone. */
  sign({ challenge }: { challenge?: unknown }, { origin = this.site.origin, flags = 0x05 } = {}) {
    this.#counter += 1;
    const clientData = this.#client("webauthn.get", challenge, origin);
    const authenticatorData = this.#data(flags);
    const signature = sign(
      "sha256",
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.#keys.privateKey,
    );
    return {
      ...this.#credential,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    };
  }
}
