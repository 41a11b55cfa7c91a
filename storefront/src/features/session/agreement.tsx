import { Trans, useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { paths } from "@/paths";

const linkClass = "font-semibold text-brand underline underline-offset-2";

/** What a person agrees to by opening an account, with both texts one tap away; no box is ticked in advance. */
export function Agreement() {
  const { t } = useTranslation("auth");
  return (
    <p className="text-sm text-ink-soft">
      <Trans
        t={t}
        i18nKey="register.agree"
        components={{
          terms: <Link to={paths.terms} className={linkClass} />,
          privacy: <Link to={paths.privacy} className={linkClass} />,
        }}
      />
    </p>
  );
}
