/** What can be listened to: it calls its listeners after every change. */
export class Subscribable {
  readonly #listeners = new Set<() => void>()

  /** Calls back after every change; returns a function that ends this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  protected tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
