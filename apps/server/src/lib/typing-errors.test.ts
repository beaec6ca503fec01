import { expect, it } from "vitest"
import { typingErrors } from "./typing-errors.ts"

it.each([
  ["BACKUP_EVERY", "BACKUP_EVERY", 0],
  ["BACKUP_EVRY", "BACKUP_EVERY", 1],
  ["BACKUP_EVERYY", "BACKUP_EVERY", 1],
  ["BACKUP-EVERY", "BACKUP_EVERY", 1],
  ["BAKCUP_EVERY", "BACKUP_EVERY", 2],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
])("between %j and %j: %i", (one, other, count) => {
  expect([typingErrors(one, other), typingErrors(other, one)]).toEqual([count, count])
})
