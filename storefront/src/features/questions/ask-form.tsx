import { holdsContactData } from "@contract/contact-data";
import { limits } from "@contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button, ButtonLink } from "@/components/button";
import { callOwn } from "@/lib/call-own";
import { ApiError, messageOf } from "@/lib/errors";
import { sessionKeys, writeSession } from "@/lib/storage";
import { paths } from "@/paths";
import { keepQuestion, keptQuestion } from "./kept-question";

type AskFormProps = {
  productId: string;
  /** Undefined: a guest, who signs in first and finds here again what was typed. */
  userId: string | undefined;
  onAsked: () => void;
};

/** Asks the shop about a product. What is typed is kept in this tab until it is sent, for whoever typed it. */
export default function AskForm({ productId, userId, onAsked }: AskFormProps) {
  const { t } = useTranslation("questions");
  const id = useId();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [question, setQuestion] = useState(() => keptQuestion({ productId, userId }));
  // Whose the words are: also after their session has run out. A guest's become theirs who signs in.
  const [writer, setWriter] = useState(userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person changes whose the words are
  useEffect(() => {
    if (userId === undefined) return;
    const isAnothers = writer !== undefined && writer !== userId;
    const words = isAnothers || question === "" ? keptQuestion({ productId, userId }) : question;
    setWriter(userId);
    setQuestion(words);
    if (words !== "") keepQuestion({ productId, userId }, words);
  }, [userId]);
  const keep = (words: string) => keepQuestion({ productId, userId: writer }, words);
  const [problem, setProblem] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const ask = useMutation({
    mutationFn: (words: string) => callOwn("askQuestion", { body: { productId, question: words } }),
    onSuccess: () => {
      keep("");
      void client.invalidateQueries({ queryKey: ["own-questions"] });
      onAsked();
    },
    onError: (error) => {
      const [wrong] = error instanceof ApiError ? error.fields : [];
      refuse(wrong?.message ?? messageOf(error, t("failed")));
    },
  });
  // The button says that it is busy only with the next rendering, which a second press may precede.
  const sending = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const words = question.trim();
    if (words.length < limits.question.min) return refuse(t("tooShort"));
    if (holdsContactData(words)) return refuse(t("contact"));
    setProblem(undefined);
    sending.current = true;
    ask.mutate(words, {
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mb-5 grid gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <label htmlFor={id} className="font-semibold">
        {t("yourQuestion")}
      </label>
      <textarea
        ref={field}
        id={id}
        value={question}
        onChange={({ target }) => {
          setQuestion(target.value);
          keep(target.value);
        }}
        maxLength={limits.question.max}
        rows={3}
        aria-required
        aria-invalid={problem !== undefined}
        aria-describedby={`${problem ? `${id}-problem ` : ""}${id}-hint`}
        className="rounded-md border border-line-strong bg-paper p-3 aria-invalid:border-bad"
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="font-medium text-bad">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t("hint")}
      </p>
      {userId ? (
        <Button type="submit" aria-disabled={ask.isPending} className="justify-self-start">
          {ask.isPending ? t("sending") : t("send")}
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink
            to={paths.login}
            rel="nofollow"
            onClick={() => {
              // Where they have signed out meanwhile, nothing is kept any more.
              keep(question);
              writeSession(sessionKeys.redirectAfterLogin, `${pathname}#questions`);
            }}
          >
            {t("login")}
          </ButtonLink>
          <span className="text-sm text-ink-soft">{t("loginFirst")}</span>
        </div>
      )}
    </form>
  );
}
