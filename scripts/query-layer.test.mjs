import { expect, it } from "vitest"
import { queryViolations } from "./lib/query-layer.mjs"

const READ = 'sql.all(`SELECT "id" FROM "Entry" WHERE "eventId" = ?`)'

it.each([
  ["apps/server/src/features/entries/queries.ts", READ, 1],
  ["apps/server/src/doors/rest/mount.ts", 'run(`UPDATE "Event" SET "name" = ?`)', 1],
  ["apps/server/src/data/records/entries.ts", READ, 1],
  ["apps/server/src/data/sql/entries.ts", READ, 0],
  ["apps/server/src/features/entries/commands.test.ts", READ, 0],
  ["apps/server/src/features/entries/commands.ts", "// Taken FROM the entry.", 0],
  ["apps/web/src/features/entries/entries-tab.tsx", READ, 0],
])("%s: %s", (path, text, violations) => {
  expect(queryViolations({ path, text })).toHaveLength(violations)
})
