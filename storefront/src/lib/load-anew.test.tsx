import { expect, it, vi } from "vitest";
import { loadAnew } from "./load-anew";

it("a page is loaded anew only where the shop can be reached: a browser's own error page is no help", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const answer = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", answer);
  await loadAnew();
  expect(reload).not.toHaveBeenCalled();
  answer.mockResolvedValue(new Response());
  void loadAnew();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
});
