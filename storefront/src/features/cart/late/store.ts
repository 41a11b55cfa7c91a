import { type Late, stillWanted } from "./change";

/**
 * Where changes of carts wait, by account: in IndexedDB, as the service worker sends them, which has no local storage.
 * Each edit is one transaction, so that tabs and worker do not undo each other's.
 */
const database = "late-cart";
const accounts = "accounts";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(accounts);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Runs `work` in one transaction and resolves with what it gives `done`, once all of it is written. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result> {
  const db = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = db.transaction(accounts, mode);
      let result: Result;
      work(transaction.objectStore(accounts), (given) => {
        result = given;
      });
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

const nothing: Late = { changes: [], told: [] };
const wanted = (late: Late | undefined): Late =>
  late ? { ...late, changes: stillWanted(late.changes, Date.now()) } : nothing;

export const readLate = (userId: string): Promise<Late> =>
  inStore("readonly", (store, done) => {
    const asked: IDBRequest<Late | undefined> = store.get(userId);
    asked.onsuccess = () => done(wanted(asked.result));
  });

/** Changes what is kept of an account; `edit` may return the same. Resolves with what is kept then. */
export const editLate = (userId: string, edit: (late: Late) => Late): Promise<Late> =>
  inStore("readwrite", (store, done) => {
    const asked: IDBRequest<Late | undefined> = store.get(userId);
    asked.onsuccess = () => {
      const late = edit(wanted(asked.result));
      if (late.changes.length + late.told.length > 0) store.put(late, userId);
      else store.delete(userId);
      done(late);
    };
  });

/** The accounts of which something is kept. */
export const lateAccounts = (): Promise<string[]> =>
  inStore("readonly", (store, done) => {
    const asked = store.getAllKeys();
    asked.onsuccess = () => done(asked.result.map(String));
  });

/** Forgets all of it, or all of other accounts: somebody's changes must not wait in another person's browser. */
export const forgetLate = (except?: string): Promise<void> =>
  inStore("readwrite", (store, done) => {
    const asked = store.getAllKeys();
    asked.onsuccess = () => {
      for (const key of asked.result) if (key !== except) store.delete(key);
      done(undefined);
    };
  });
