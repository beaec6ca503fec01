export type Stored<Value> = {
  /** What is kept, or null where there is nothing or nothing readable. */
  read: () => Value | null
  /** Keeps a value; false where the browser refuses storage and it will not outlive this page. */
  write: (value: Value) => boolean
  clear: () => void
}

type Area = () => Pick<Storage, "getItem" | "setItem" | "removeItem">

/** What the browser would not keep (private mode, full quota), for as long as this page lives. */
const unkept = new Map<string, string>()

function getText(area: Area, key: string): string | null {
  const ofThisPage = unkept.get(key)
  if (ofThisPage !== undefined) return ofThisPage
  try {
    return area().getItem(key)
  } catch {
    // Refused storage reads as empty: the screens then lead to the sign-in.
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or damaged: unreadable is the same as missing (product rule).
    return null
  }
}

/** One value in browser storage, believed only when `isValue` recognises its shape; no call throws. */
export function stored<Value>(area: Area, key: string, isValue: (value: unknown) => value is Value): Stored<Value> {
  return {
    read() {
      const text = getText(area, key)
      const value = text === null ? null : parse(text)
      return isValue(value) ? value : null
    },
    write(value) {
      const text = JSON.stringify(value)
      try {
        area().setItem(key, text)
        unkept.delete(key)
        return true
      } catch {
        // Kept in memory for this page, so that signing in still works.
        unkept.set(key, text)
        return false
      }
    },
    clear() {
      unkept.delete(key)
      try {
        area().removeItem(key)
      } catch {
        // Nothing could be stored there, so there is nothing to remove.
      }
    },
  }
}
