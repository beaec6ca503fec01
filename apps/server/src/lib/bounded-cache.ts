/** Which value a full cache evicts: the one that was set longest ago, or the one that was set or read longest ago. */
type Evicts = "oldest" | "least recently used"

/** Keeps at most `limit` values by key. */
export class BoundedCache<Key, Value> {
  readonly #limit: number
  readonly #evicts: Evicts
  /** In the order in which they are evicted. */
  readonly #values = new Map<Key, Value>()

  constructor(limit: number, evicts: Evicts) {
    this.#limit = limit
    this.#evicts = evicts
  }

  get(key: Key): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined && this.#evicts === "least recently used") this.#moveToEnd(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#moveToEnd(key, value)
    if (this.#values.size <= this.#limit) return
    const [first] = this.#values.keys()
    if (first !== undefined) this.#values.delete(first)
  }

  delete(key: Key): void {
    this.#values.delete(key)
  }

  deleteWhere(isOutdated: (value: Value) => boolean): void {
    for (const [key, value] of this.#values) if (isOutdated(value)) this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
  }

  #moveToEnd(key: Key, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
  }
}
