import { readingLanguage } from "../../accounts/language";
import { missingPapersHeader } from "../../contract/paper-kinds";
import type { papers } from "../../contract/papers";
import { papersAsPdf } from "../../order-lifecycle/papers/print-papers";
import { type Routes, Sent } from "../pipeline/route";

export const papersRoutes = {
  adminGetPapers: async ({ query, req, res }) => {
    const { pdf, missing } = await papersAsPdf({ ...query, language: readingLanguage(req) });
    res.setHeader("content-type", "application/pdf");
    res.setHeader("content-length", pdf.length);
    res.setHeader("content-disposition", 'inline; filename="papers.pdf"');
    res.setHeader("cache-control", "no-store");
    res.setHeader(missingPapersHeader, encodeURIComponent(JSON.stringify(missing)));
    return new Sent(pdf);
  },
} satisfies Routes<typeof papers>;
