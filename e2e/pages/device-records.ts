import { expect, type Page } from "@playwright/test"

type Stores = Record<string, unknown[]>

/** Makes the browser's database refuse every request, as browsers do after closing a connection in the background. */
export const breakStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = IDBDatabase
    const whole = prototype.transaction
    addEventListener("mend-storage", () => Object.assign(prototype, { transaction: whole }), { once: true })
    prototype.transaction = () => {
      throw new DOMException("The database connection is closing.", "InvalidStateError")
    }
  })

/** Undoes `breakStorage`. */
export const restoreStorage = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event("mend-storage")))

/** Creates the device's database as the first version of the product did. */
export const writeVersionOne = (page: Page, records: Stores): Promise<void> =>
  page.evaluate(
    (stores) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("rosette", 1)
        request.onerror = () => reject(request.error)
        request.onupgradeneeded = () => {
          const key = { keyPath: ["judgeId", "entryId"] }
          const kept = request.result.createObjectStore("kept", key)
          const attempts = request.result.createObjectStore("attempts", key)
          const workspaces = request.result.createObjectStore("workspaces")
          for (const sheet of stores.kept ?? []) kept.put(sheet)
          for (const attempt of stores.attempts ?? []) attempts.put(attempt)
          for (const workspace of (stores.workspaces ?? []) as { judge: { id: number } }[])
            workspaces.put(workspace, workspace.judge.id)
        }
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
    records,
  )

/** All records of one of the device's stores. */
export const readStore = <Item>(page: Page, store: string): Promise<Item[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open("rosette")
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const reading = request.result.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            request.result.close()
            resolve(reading.result)
          }
        }
      }),
    store,
  ) as Promise<Item[]>

/** Puts a record into one of the device's stores. */
export const putRecord = (page: Page, store: string, record: object): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("rosette")
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const writing = request.result.transaction(name, "readwrite")
          writing.objectStore(name).put(value)
          writing.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [store, record] as const,
  )

/**
 * Waits until the device has stored a sheet that is not sent. Input in the moment in which a page closes may be lost; what is stored
 * may not.
 */
export const expectKept = (page: Page, entryId: number | undefined): Promise<void> =>
  expect
    .poll(async () => (await readStore<{ entryId: number }>(page, "kept")).map((sheet) => sheet.entryId))
    .toContain(entryId)
