import type { HomePreview } from "@contract/home-words";
import { useFilled } from "@/features/home/use-filled";
import { PreviewBar } from "./preview-notes";
import { PreviewOver } from "./preview-over";

/** Above a draft of the home page, or in its place where the link is over. */
export default function HomePreviewHead({ shown }: { shown: Pick<HomePreview, "words" | "until"> | null }) {
  const filled = useFilled();
  if (!shown) return <PreviewOver />;
  return <PreviewBar name="home" until={shown.until} line={filled(shown.words.announcement)} />;
}
