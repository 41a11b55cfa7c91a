/** Whether a text is a readable reason: invisible characters are not. Free of libraries, because the front ends import it. */
export const isSaid = (text: string | null | undefined) => /[^\p{Z}\p{C}\p{M}]/u.test(text ?? "");
