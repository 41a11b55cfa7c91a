import type { CallInput } from "@contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../providers/call";

export type MailsBody = CallInput<"adminSaveMails">["body"];
export type OneMail = CallInput<"adminPreviewMail">["body"];

const queryKey = ["mails"];

export const readMails = () => call("adminGetMails", {});

/** The words of the mails as saved; a save names the edition it started from. */
export function useMails() {
  const client = useQueryClient();
  const mails = useQuery({
    queryKey,
    queryFn: readMails,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const save = useMutation({
    mutationFn: (body: MailsBody) => call("adminSaveMails", { body }),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  return { mails, save };
}

/** What was typed, once nothing more is typed for a moment. */
function useSettled(typed: OneMail): OneMail {
  const [settled, setSettled] = useState(typed);
  const { name, language, subject, lead } = typed;
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ name, language, subject, lead }), 400);
    return () => clearTimeout(timer);
  }, [name, language, subject, lead]);
  return settled;
}

/** The mail as it would be sent; the one before stays until it has come. */
export function usePreview(typed: OneMail) {
  const body = useSettled(typed);
  return useQuery({
    queryKey: [...queryKey, "preview", body],
    queryFn: () => call("adminPreviewMail", { body }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
}

export const useTestMail = () =>
  useMutation({ mutationFn: (body: OneMail) => call("adminSendTestMail", { body }) });
