import type { ResponseOf } from "@contract";

export type StaffQuestion = ResponseOf<"adminGetQuestion">["data"] & { id: string };

export const questionPage = (id: string) => `/admin/questions/${id}/show`;
