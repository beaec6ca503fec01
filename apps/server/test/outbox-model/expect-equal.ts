import { isDeepStrictEqual } from "node:util"
import { expect } from "vitest"

/** Like `toEqual`, which takes ten times as long on success: the model compares everything after each step. */
export function expectEqual(actual: unknown, expected: unknown, what?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, what).toEqual(expected)
}
