import { Trans, useTranslation } from "react-i18next";

/** The thanks for a message, with its number on one line: it has hyphens, at which a line would end. */
export function TicketWritten({ number }: { number: string }) {
  const { t } = useTranslation("ticket");
  return (
    <Trans
      t={t}
      i18nKey="written"
      values={{ number }}
      components={{ number: <span className="whitespace-nowrap" /> }}
    />
  );
}
