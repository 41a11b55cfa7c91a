import type { HomeWords, homeWords } from "../../contract/home-words";
import { readSetting } from "../../platform/db/setting";
import type { Routes } from "../pipeline/route";

const none: HomeWords = {
  categoryBadge: "",
  customersBadge: "",
  offer: { en: "", hi: "", mr: "" },
  testimonials: [],
};

export const homeWordsRoutes = {
  getHomeWords: async () => ({
    data: { ...none, ...(await readSetting<Partial<HomeWords>>("home-words"))?.value },
  }),
} satisfies Routes<typeof homeWords>;
