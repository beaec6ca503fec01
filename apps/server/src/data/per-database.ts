import type { Database } from "./database.ts"

/** Returns a function that makes a value once for each database and keeps it as long as the database object lives. */
export function perDatabase<Value>(make: (db: Database) => Value): (db: Database) => Value {
  const made = new WeakMap<Database, { value: Value }>()
  return (db) => {
    const known = made.get(db) ?? { value: make(db) }
    made.set(db, known)
    return known.value
  }
}
