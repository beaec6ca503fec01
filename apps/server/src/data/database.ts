import type { Prisma, PrismaClient } from "../../../../prisma/generated/sqlite/client.ts"
import type { NewsFeed } from "./news.ts"

export type Row = Record<string, unknown>

/**
 * SQL as it is, with `?` for each parameter and "quoted" names, so that one text serves both databases. Parameters may
 * be text, numbers, booleans, dates and null. Dates come back as ISO text in UTC, counts and sums as numbers, booleans
 * as the database has them: read them with `asBoolean`.
 */
export type Sql = {
  all<T extends Row>(sql: string, params?: readonly unknown[]): Promise<T[]>
  /** Answers the number of rows that were inserted, changed or deleted, without those of cascades. */
  run(sql: string, params?: readonly unknown[]): Promise<number>
}

/** What the work of an interactive Prisma transaction is handed. */
export type PrismaTransaction = Prisma.TransactionClient

/**
 * The one door to the data. Everything rejects with DatabaseTrouble (or an error in which `databaseTrouble` finds it)
 * while the database is locked, full, read-only or away; what had been going on was then rolled back.
 */
export type Database = {
  dialect: "sqlite" | "postgresql"
  prisma: PrismaClient
  /** Reads what is committed, outside of any transaction. */
  read: Sql
  /** Runs the work in one transaction on a bare connection: committed when it resolves, rolled back when it rejects. On PostgreSQL it may run again after a conflict. */
  write<T>(work: (tx: Sql) => Promise<T>): Promise<T>
  /** The same through Prisma, which is slower and typed. */
  transaction<T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T>
  /** What was committed, for whoever shows it. */
  news: NewsFeed
  /** Rejects unless the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The truth of a boolean column: SQLite answers 0 and 1, PostgreSQL false and true. */
export function asBoolean(value: unknown): boolean {
  return value === true || value === 1
}
