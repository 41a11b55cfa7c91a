import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { homePreviewQuery } from "@/features/home/home-preview-query";
import { HomeDraft } from "@/features/home/home-words";
import { useLanguage } from "@/i18n/use-language";
import { laterPart } from "@/lib/later-part";

const HomePage = laterPart(["home", "strips"], () => import("./home"));
const Head = laterPart(["preview", "instead"], () => import("./parts/home-preview-head"));

/** Where the panel's preview of the home page leads: the page with what waits to be published. */
export default function HomePreviewPage() {
  const { token = "" } = useParams();
  const { language } = useLanguage();
  const { data } = useQuery(homePreviewQuery(token, language));
  if (data === undefined) return null;
  return (
    <>
      <Head shown={data} />
      {data && (
        <HomeDraft value={data}>
          <HomePage />
        </HomeDraft>
      )}
    </>
  );
}
