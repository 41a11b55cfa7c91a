import type { Client, Connection, Submittable } from "pg";

/** The types of a statement's parameters and columns, as PostgreSQL type OIDs. */
export type Described = { parameters: readonly number[]; columns: { name: string; type: number }[] };

type Messages = {
  parse: (query: { text: string }, more: boolean) => void;
  describe: (what: { type: "S" }, more: boolean) => void;
  sync: () => void;
  once: (event: "parameterDescription", take: (message: { dataTypeIDs: number[] }) => void) => void;
};
type RowMessage = { fields: { name: string; dataTypeID: number }[] };

/** Lets PostgreSQL prepare a statement and returns its parameters and columns; rejects with its error. */
export function describeStatement(client: Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    const described: Described = { parameters: [], columns: [] };
    const asking = {
      submit(connection: Connection) {
        const messages = connection as unknown as Messages;
        messages.once("parameterDescription", ({ dataTypeIDs }) => {
          described.parameters = dataTypeIDs;
        });
        messages.parse({ text }, true);
        messages.describe({ type: "S" }, true);
        messages.sync();
      },
      handleRowDescription({ fields }: RowMessage) {
        described.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      // Told of nothing more after an error.
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    };
    client.query(asking as unknown as Submittable);
  });
}
