// Where Prisma ends and SQL begins: docs/decisions/0076-where-prisma-ends-and-sql-begins.md.

const SERVER = /^apps\/server\/src\/(?!.*\.test\.ts$)/

/** A statement names a table after one of these words. */
const SQL = /\b(?:FROM|INTO|UPDATE)\s+"[A-Z]\w*"/
const DIALECT = /\bdialect\b/

/** Files whose purpose is reading, and what runs too often or over too many rows for Prisma. */
const SQL_PLACES = [
  /^apps\/server\/src\/(?:data|backup|verify|demo)\//,
  /^apps\/server\/src\/kernel\/sessions\//,
  /^apps\/server\/src\/features\/(?:csv|retention|sheets\/saving)\//,
  /(?:^|\/|-)(?:query|queries)\.ts$/,
]

/** Further files with SQL, because of a lock or `RETURNING`. The list may only become shorter. */
const FURTHER_SQL = new Set(
  [
    "features/history/verify-event.ts",
    "features/publishing/snapshot-records.ts",
    "features/publishing/store-version.ts",
    "features/results/compute-results.ts",
    "photos/photo-store.ts",
  ].map((path) => `apps/server/src/${path}`),
)

/** What is about the database itself may differ between the two. */
const DIALECT_PLACES = /^apps\/server\/src\/(?:data|backup|verify)\//

/** Checks one file of the repository. Returns `{ rule, path, sentence }` per violation. */
export function queryViolations({ path, text }) {
  if (!SERVER.test(path)) return []
  const broken = []
  const hasSql = SQL.test(text)
  if (hasSql && !FURTHER_SQL.has(path) && !SQL_PLACES.some((place) => place.test(path))) {
    const sentence = "Use Prisma, or move the statement to a file *-query.ts: decision 0076."
    broken.push({ rule: "sql-in-its-place", path, sentence })
  }
  if (!hasSql && FURTHER_SQL.has(path)) {
    const sentence = "It has no SQL any more: take it off the list in scripts/lib/query-layer.mjs."
    broken.push({ rule: "sql-list-is-short", path, sentence })
  }
  if (DIALECT.test(text) && !DIALECT_PLACES.test(path)) {
    const sentence = "Only data/ knows which database it is: give it a function there."
    broken.push({ rule: "dialect-in-data", path, sentence })
  }
  return broken
}
