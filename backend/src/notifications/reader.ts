import { type Language, languages } from "../contract/constants";
import { query } from "../platform/db/pool";

/** The shopper behind an order, as a message needs them. */
export type Reader = { language: Language; isDemo: boolean; phone: string | null; wantsTexts: boolean };

type Row = { language: string | null; is_demo: boolean; phone: string | null; wants_texts: boolean };

const known = (language: string | null | undefined): Language =>
  languages.find((one) => one === language) ?? "en";

/** English if nobody chose a language; somebody whose account is gone still gets the messages of their order. */
export async function readerOf(customerId: string): Promise<Reader> {
  const [row] = await query<Row>({
    name: "message-reader",
    text: `select metadata ->> 'language' as language, coalesce(metadata -> 'is_demo' = 'true', false) as is_demo,
             phone, coalesce(metadata -> 'text_messages' = 'true', false) as wants_texts
           from customer where id = $1`,
    values: [customerId],
  });
  return {
    language: known(row?.language),
    isDemo: row?.is_demo ?? false,
    phone: row?.phone ?? null,
    wantsTexts: row?.wants_texts ?? false,
  };
}
