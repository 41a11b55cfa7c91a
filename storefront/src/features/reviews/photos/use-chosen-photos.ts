import { limits } from "@contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ownPhotosQuery } from "./queries";

/** A photo that is chosen and not sent yet; `error` says why it could not be. */
export type Chosen = { id: string; file: File; preview: string; error?: string };

/** The photos of a review that is being written: at most as many as it has room for beside those that it has already. */
export function useChosenPhotos(productId: string, userId: string) {
  const { data: own = [] } = useQuery(ownPhotosQuery(productId, userId));
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isOver, setIsOver] = useState(false);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => void URL.revokeObjectURL(preview));
  }, []);
  const room = Math.max(0, limits.reviewPhotos - own.filter(({ url }) => url !== null).length);
  const add = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room - chosen.length));
    setIsOver(taken.length < files.length);
    const more = taken.map((file) => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { id: preview, file, preview };
    });
    setChosen([...chosen, ...more]);
  };
  const drop = (id: string) => {
    setIsOver(false);
    setChosen(chosen.filter((one) => one.id !== id));
  };
  return { chosen, setChosen, add, drop, room, isOver };
}
