/** Returns a function that calls `make` the first time and returns the same value, or promise, every time. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
