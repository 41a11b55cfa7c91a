/** Texts that have broken some program before: for any field, path or query. */
export const hostileTexts = {
  empty: "",
  blank: "   ",
  NUL: "a\u0000b",
  "lone surrogate": "a\ud800b",
  "right to left": "\u202eevil \u0645\u0631\u062d\u0628\u0627",
  "emoji and Devanagari": "👩🏽‍🌾🛒 नमस्ते मराठी",
  "SQL wildcards": "%_\\'\"",
  "SQL injection": "'); drop table customer; --",
  HTML: "<img src=x onerror=alert(1)>",
  "script link": "javascript:alert(1)",
  "data link": "data:text/html,<script>alert(1)</script>",
  "foreign host": "//evil.example",
  prototype: "__proto__",
  "line break": "a\r\nset-cookie: role=admin",
  "path upwards": "../../../etc/passwd",
  template: "{{7*7}}<%=7*7%>",
  "text of zero": "0",
  "text below zero": "-1",
  "text with a fraction": "1.5",
  "text of a huge number": "1e308",
  "text beyond 2^53": "9007199254740993",
  "number list": "1,2,3",
  "JSON with an operator": '{"$gt":""}',
  "JSON with a NUL": '{"q":"a\\u0000b","thingId":"a\\u0000b","productId":"a\\u0000b"}',
} as const;

/** A field with this value is omitted. */
export const missing = Symbol("missing");

const polluting: unknown = JSON.parse(
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
);

/** For a field of a JSON body. */
export const hostileJson: Record<string, unknown> = {
  ...hostileTexts,
  missing,
  null: null,
  true: true,
  zero: 0,
  "below zero": -1,
  fraction: 1.5,
  "huge number": 1e308,
  "beyond 2^53": 2 ** 53 + 2,
  "empty list": [],
  "list of itself": [[[["x"]]]],
  object: { $ne: null },
  "list-like object": { length: 1_000_000_000, 0: "x" },
  "polluting object": polluting,
  "900 kB of text": "x".repeat(900_000),
};

/** For a value in the address: Node itself refuses headers above 16 kB. */
export const hostileInAddress: Record<string, string> = {
  ...hostileTexts,
  "6 kB of text": "x".repeat(6_000),
  "a sum beyond all money": "under 1e309",
  "sums without end": "1 to ".repeat(20),
  "a price that is none": "between ₹ and ½ ₹",
  "digits of another script": "१".repeat(100),
};

/** Percent-encodings that are not valid text, or a text that should be refused. */
export const hostileEncodings = ["%", "%zz", "%ff", "%ED%A0%80", "%c0%af", "%00", "%E0%A4", "%2f%2e%2e%2f"];

/** Extra fields that a client might send to gain rights. */
export const extraFields: Record<string, unknown> = {
  role: "admin",
  isAdmin: true,
  actor: { kind: "admin" },
  actor_type: "user",
  app_metadata: { user_id: "user_mallory" },
  price: 1,
  salePrice: 1,
  unit_price: 1,
  total: 0,
  totalAmount: 0,
  shippingCharge: 0,
  amount: 1,
  stock: 99_999,
  verified: true,
  orderStatus: "delivered",
  paymentStatus: "paid",
  userId: "cus_mallory",
  customer_id: "cus_mallory",
  _id: "mallory",
  id: "mallory",
  orderNumber: "SB-00-MALLORY",
  createdAt: "2001-01-01T00:00:00.000Z",
  created_at: "2001-01-01T00:00:00.000Z",
  deleted_at: "2001-01-01T00:00:00.000Z",
  metadata: { by: "mallory" },
  mallory: "mallory",
  constructor: { prototype: { role: "admin" } },
};

/** Bodies that are not JSON objects, by name. */
export const hostileBodies: Record<string, string> = {
  nothing: "",
  "half an object": '{"a":',
  "a list": "[1,2]",
  "a text": '"text"',
  "a null": "null",
  "a number": "1e999",
  "two objects": "{}{}",
  "a comment": '{"a":1}// comment',
  "a byte order mark": "\ufeff{}",
  "no JSON": "NaN",
  "a hundred thousand lists in each other": "[".repeat(100_000),
  "deep objects": `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
  "sixty thousand fields": `{${Array.from({ length: 60_000 }, (_, at) => `"field${at}":1`).join(",")}}`,
  "one field many times": `{${Array.from({ length: 20_000 }, () => '"userId":"x"').join(",")}}`,
  "a prototype": '{"__proto__":{"role":"admin"}}',
};

export const hostileTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/json; charset=utf-16",
  "application/json, text/html",
  "x".repeat(2_000),
];

export const hostileHeaders: Record<string, string>[] = [
  { authorization: "Bearer" },
  { authorization: `Bearer ${"é".repeat(40)}` },
  { authorization: "Basic YWRtaW46YWRtaW4=" },
  { authorization: `Bearer ${"A".repeat(8_000)}` },
  { cookie: "shop_session" },
  { cookie: `${"shop_session=;".repeat(400)}` },
  { cookie: "shop_session=' or 1=1 --" },
  { "idempotency-key": "" },
  { "idempotency-key": "é".repeat(200) },
  { "x-forwarded-for": "127.0.0.1, ::1, , ' or 1=1" },
  { "x-forwarded-host": "evil.example" },
  { "x-http-method-override": "DELETE" },
  { "x-request-id": "<script>" },
  { "content-encoding": "gzip" },
  { range: "bytes=0-99999999999999" },
  { "accept-language": "x".repeat(4_000) },
  { origin: "null" },
  { "if-none-match": `"${"x".repeat(4_000)}"` },
];
