export type Stored<Value> = {
  /** Returns the value; null if there is none or it is not readable. */
  read: () => Value | null
  /** Stores a value. Returns false if the browser refuses storage: the value is then lost with this page. */
  write: (value: Value) => boolean
  clear: () => void
}

type Area = () => Pick<Storage, "getItem" | "setItem" | "removeItem">

/** What the browser refused to store (private mode, full quota); lost with this page. */
const unkept = new Map<string, string>()

function getText(area: Area, key: string): string | null {
  const ofThisPage = unkept.get(key)
  if (ofThisPage !== undefined) return ofThisPage
  try {
    return area().getItem(key)
  } catch {
    // Refused storage counts as empty: the screens then lead to the sign-in.
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Foreign or damaged: unreadable counts as missing (product rule).
    return null
  }
}

/** One value in browser storage. It is used only if `isValue` accepts its shape; no call throws. */
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
