export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Doors = Record<string, readonly [Method, `/api/${string}`]>;
