import { ticketTopics } from "@contract/ticket-topics";
import { useEffect, useMemo, useState } from "react";
import { useSession } from "@/features/session/queries";
import { keptDraft } from "@/lib/kept-draft";
import { sessionKeys } from "@/lib/storage";
import { useKeepDraft } from "@/lib/use-keep-draft";
import type { ShopForm } from "@/lib/use-shop-form";
import { blankTicket, type TicketValues, ticketFields } from "./ticket-values";

/**
 * Writes into the form what this tab keeps of it, and keeps what is typed. It waits for the session check, which says whose
 * it is; what was typed by then stays. Nothing more is kept once that session has ended.
 */
export function useBegunTicket(form: ShopForm<TicketValues>): void {
  const { status, user } = useSession();
  const userId = user?.id;
  const [writer, setWriter] = useState<{ userId: string | undefined }>();
  if (!writer && status !== "loading") setWriter({ userId });
  const isSame = writer !== undefined && writer.userId === userId;
  const draft = useMemo(
    () => (isSame ? { key: sessionKeys.ticket, userId, blank: blankTicket } : undefined),
    [isSame, userId],
  );
  const { getValues, setValue } = form;
  useEffect(() => {
    if (!draft) return;
    const { topic, ...texts } = keptDraft(draft.key, draft.userId, ticketFields);
    const kept = { ...texts, topic: ticketTopics.find((one) => one === topic) };
    for (const field of ticketFields) {
      const text = kept[field];
      if (text !== undefined && getValues(field) === blankTicket[field]) setValue(field, text);
    }
  }, [draft, getValues, setValue]);
  useKeepDraft(form, draft);
}
