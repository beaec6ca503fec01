import type { Migration } from "./migration-files.ts"

/** The migrations that ran, whether the database is of an earlier version instead of new, and the copy from before, if one was made. */
export type MigrationReport = { applied: string[]; isUpdate: boolean; backup: string | null }

/** A migration as recorded in the database. */
export type AppliedMigration = { name: string; checksum: string; isFinished: boolean; isRolledBack: boolean }

/** Reads Prisma's own history table, with the same SQL for both databases. */
export const SELECT_HISTORY = `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished,
  rolled_back_at IS NOT NULL AS rolled_back FROM _prisma_migrations ORDER BY started_at`

/** The sentence for a database with tables but no such history. */
export const FOREIGN_TABLES =
  "The database already holds tables of another program: point DATABASE_URL to an empty one."

/** The migrations still to run. Throws one sentence when this program cannot go on from the recorded history. */
export function pendingMigrations(migrations: readonly Migration[], history: readonly AppliedMigration[]): Migration[] {
  const inEffect = history.filter(({ isRolledBack }) => !isRolledBack)
  for (const { name, checksum, isFinished } of inEffect) {
    const ours = migrations.find((migration) => migration.name === name)
    if (!ours) {
      throw new Error(
        `The database comes from a newer version of Rosette (it knows "${name}"): start that version, or restore a backup.`,
      )
    }
    if (!isFinished) {
      throw new Error(
        `The migration "${name}" once failed half-way on this database: restore the backup from before it.`,
      )
    }
    if (ours.checksum !== checksum) {
      throw new Error(
        `The migration "${name}" was changed after it had run on this database: put the original file back.`,
      )
    }
  }
  const done = new Set(inEffect.map(({ name }) => name))
  return migrations.filter((migration) => !done.has(migration.name))
}
