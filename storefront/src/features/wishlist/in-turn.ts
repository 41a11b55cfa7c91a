let turn: Promise<unknown> = Promise.resolve();

/** One change of the list after another: of two quick presses the second is the last word. */
export function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(change);
  turn = mine.catch(() => undefined);
  return mine;
}
