/** What goes into or onto a parcel, in the order in which it is printed. Kept free of schemas, so that browsers can load it. */
export const paperKinds = ["label", "slip", "invoice"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** A paper that could not be printed, with the reason in the reader's language. */
export type MissingPaper = { orderNumber: string; kind: PaperKind; message: string };

/** The response header with the missing papers: their JSON, percent-encoded. */
export const missingPapersHeader = "papers-missing";
