import { expect, it } from "vitest"
import { queryViolations } from "./lib/query-layer.mjs"

const READ = 'sql.all(`SELECT "id" FROM "Entry" WHERE "eventId" = ?`)'
const rulesOf = (path, text) => queryViolations({ path, text }).map(({ rule }) => rule)

it.each([
  ["apps/server/src/features/entries/commands.ts", READ, ["sql-in-its-place"]],
  ["apps/server/src/doors/rest/mount.ts", 'run(`UPDATE "Event" SET "name" = ?`)', ["sql-in-its-place"]],
  ["apps/server/src/features/entries/entries-query.ts", READ, []],
  ["apps/server/src/features/entries/queries.ts", READ, []],
  ["apps/server/src/data/records/entries.ts", READ, []],
  ["apps/server/src/features/entries/commands.test.ts", READ, []],
  ["apps/server/src/features/entries/commands.ts", "// Taken FROM the entry.", []],
  ["apps/server/src/photos/photo-store.ts", READ, []],
  ["apps/server/src/photos/photo-store.ts", "", ["sql-list-is-short"]],
  ["apps/server/src/features/entries/queries.ts", 'if (db.dialect === "sqlite") return', ["dialect-in-data"]],
  ["apps/server/src/data/sql-of.ts", 'if (db.dialect === "sqlite") return', []],
  ["apps/web/src/features/entries/entries-tab.tsx", READ, []],
])("%s: %s", (path, text, rules) => {
  expect(rulesOf(path, text)).toEqual(rules)
})
