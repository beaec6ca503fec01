/**
 * A line of limited length in which keys take turns, so that many of one key neither delay nor keep out another: when it is full,
 * the last one of the key with the most gives way to a key with fewer.
 */
export class FairLine<Waiter> {
  readonly #places: number
  readonly #byKey = new Map<string, Waiter[]>()
  #length = 0

  constructor(places: number) {
    this.#places = places
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Adds a waiter; returns who has to leave for it, which may be itself, or null if there is room. */
  add(key: string, waiter: Waiter): Waiter | null {
    const leaving = this.#length < this.#places ? null : this.#leavingFor(key, waiter)
    if (leaving === waiter) return waiter
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), waiter])
    this.#length += 1
    return leaving
  }

  /** Takes the first of the key whose turn it is. */
  next(): Waiter | undefined {
    const [turn] = this.#byKey
    if (!turn) return undefined
    const [key, [first, ...others]] = turn
    this.#byKey.delete(key)
    if (others.length > 0) this.#byKey.set(key, others)
    this.#length -= 1
    return first
  }

  #leavingFor(key: string, waiter: Waiter): Waiter {
    const [longest = []] = [...this.#byKey.values()].sort((a, b) => b.length - a.length)
    const own = this.#byKey.get(key)?.length ?? 0
    if (own + 1 >= longest.length) return waiter
    this.#length -= 1
    return longest.pop() ?? waiter
  }
}
