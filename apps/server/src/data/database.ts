import type { Prisma, PrismaClient } from "../../../../prisma/generated/sqlite/client.ts"
import type { NewsFeed } from "./news.ts"

export type Row = Record<string, unknown>

/**
 * Raw SQL with `?` for each parameter and "quoted" names, so that one text works on both databases. Parameters: text,
 * numbers, booleans, dates and null. Dates come back as ISO text in UTC, counts and sums as numbers, booleans as the
 * database stores them: read them with `asBoolean`.
 */
export type Sql = {
  /** For the files of `data` only, which hold the statements that differ. */
  dialect: "sqlite" | "postgresql"
  all<T extends Row>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Returns the number of rows inserted, changed or deleted, not counting cascades. */
  run(sql: string, params?: readonly unknown[]): Promise<number>
}

/** The handle of an interactive Prisma transaction. */
export type PrismaTransaction = Prisma.TransactionClient

/** Prisma and the statements of `data/sql` on the same data: that of a change under its lock, or what is committed. */
export type Reading = { tx: PrismaTransaction; sql: Sql }

/**
 * The only access to the data. Everything rejects with DatabaseUnavailableError (or an error from which
 * `unavailableErrorOf` derives one) while the database is unavailable; the work was then rolled back.
 */
export type Database = {
  /** For `data`, `backup` and `verify` only. */
  dialect: "sqlite" | "postgresql"
  /** Whether several servers may use the database at the same time. */
  isShared: boolean
  /** Whether all writes wait for one lock, whatever their event. */
  hasOneWriter: boolean
  prisma: PrismaClient
  /** Reads committed data, outside any transaction. */
  read: Sql
  /**
   * Runs the work in a raw SQL transaction: commits when it resolves, rolls back when it rejects. On PostgreSQL it may
   * run again after a conflict. On SQLite all waiting writes share commits, and each is still atomic.
   */
  write<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** The same through Prisma: slower, but typed. */
  transaction<T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T>
  /** Committed changes, for live updates. */
  news: NewsFeed
  /** Rejects if the database is down. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Reads a boolean column: SQLite returns 0 and 1, PostgreSQL false and true. */
export function asBoolean(value: unknown): boolean {
  return value === true || value === 1
}

/** Reads committed data, outside any transaction. */
export const committed = ({ prisma, read }: Pick<Database, "prisma" | "read">): Reading => ({ tx: prisma, sql: read })
