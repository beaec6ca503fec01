// SQL has one folder: docs/decisions/0087-one-query-layer.md.

/** All of the server except the statements, the drivers of the two databases, and what copies a whole database. */
const ELSEWHERE = /^apps\/server\/src\/(?!data\/(?:sql|sqlite|postgresql|migrations)\/|backup\/)(?!.*\.test\.ts$)/

/** A statement names a table after one of these words. */
const SQL = /\b(?:FROM|INTO|UPDATE)\s+"[A-Z]\w*"/

/** Checks one file of the repository. Returns `{ rule, path, sentence }` per violation. */
export function queryViolations({ path, text }) {
  if (!ELSEWHERE.test(path) || !SQL.test(text)) return []
  return [{ rule: "sql-in-its-folder", path, sentence: "Use Prisma, or move the statement to data/sql and say why." }]
}
