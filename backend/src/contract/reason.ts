/** Whether a text says something: marks that nobody sees are no reason. Free of libraries: the fronts import it. */
export const isSaid = (text: string | null | undefined) => /[^\p{Z}\p{C}\p{M}]/u.test(text ?? "");
