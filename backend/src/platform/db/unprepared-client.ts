import { Client } from "./driver";
import { withoutName } from "./without-name";

/** A client for a pooler: its statements are never prepared under a name. */
export class UnpreparedClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const query = this.query.bind(this) as (statement: unknown, ...rest: unknown[]) => unknown;
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(withoutName(statement), ...rest)) as typeof this.query;
  }
}
