import { randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { judgeContract } from "@rosette/contract/routers"
import type { SavedSheet, StoredSheet } from "@rosette/contract/sheets"
import type { SheetToSend } from "@rosette/outbox/records"
import { type SendFailure, sendFailureOf } from "@rosette/outbox/send-failure"
import type { Database } from "../../src/data/database.ts"
import { openDatabase } from "../../src/data/open-database.ts"
import { endJudgeSessions } from "../../src/data/records/ended-sessions.ts"
import { idsIn } from "../../src/data/records/json-columns.ts"
import { databaseIdOf } from "../../src/data/sql/database-id.ts"
import { ownEntry, refuseKeptForOthers } from "../../src/features/conflicts/access.ts"
import { addConflict } from "../../src/features/conflicts/commands.ts"
import { stepAside } from "../../src/features/conflicts/own-commands.ts"
import { updateEvent } from "../../src/features/events/commands.ts"
import { organizedJudge } from "../../src/features/judges/access.ts"
import { updateJudge } from "../../src/features/judges/scope-commands.ts"
import { ownJudge } from "../../src/features/sheets/access.ts"
import { takeBackReopening } from "../../src/features/sheets/bulk-commands.ts"
import { saveSheet } from "../../src/features/sheets/saving/save-queue.ts"
import { clearScores, reopenSheet } from "../../src/features/sheets/sheet-commands.ts"
import { organizedEvent } from "../../src/kernel/event-access.ts"
import type { OrganizedEvent } from "../../src/kernel/organizing.ts"
import { newSessionId, SESSION_MS } from "../../src/kernel/sessions/session-store.ts"
import { photoFolder } from "../../src/photos/photo-folder.ts"
import { createPhotoStore } from "../../src/photos/photo-store.ts"
import { AppError } from "../../src/refusals/app-error.ts"
import { DATABASES } from "../databases.ts"
import { type Contest, makeContest } from "../scenes/contest.ts"
import { type Backup, openBackups } from "./backup.ts"

/** What the server answered to one attempt. */
export type Outcome =
  | { saved: SavedSheet; told?: undefined; failure: null }
  /** To a note about an entry. */
  | { saved: null; told: { id: number; entryId: number }; failure: null }
  | { saved: null; told?: undefined; failure: SendFailure }

/** What a judge's phone knows of the server's side. */
export type Workspace = {
  changeVersion: number
  sheetsVersion: number
  isActive: boolean
  sheets: StoredSheet[]
  sections: number[]
  /** The entries from which the judge has stepped aside. */
  aside: number[]
}

const OTHER_DATABASE = "another database"

const NO_TRACE = { role: "organizer", sessionTag: "", way: "", device: "" }
const OLIVE = {
  ownEventId: null,
  everyEvent: true,
  sessionId: null,
  actorIn: () => ({ actor: "Olive", ...NO_TRACE }),
}

const OPENING = { way: "code", deviceKey: null, device: "" } as const

/** One contest on a real SQLite file. Other tests show that a save survives a power cut, so nothing is flushed here. */
export async function openModelServer() {
  const sqlite = DATABASES.find(({ dialect }) => dialect === "sqlite")
  if (!sqlite) throw new Error("SQLite is one of the databases.")
  const { url, drop } = await sqlite.create()
  const db = await openDatabase({ url })
  await db.prisma.$queryRawUnsafe("PRAGMA synchronous = OFF")
  const contest = await makeContest(db, { judges: [] })
  const organized = await organizedEvent(db, OLIVE, contest.event.id)
  return {
    newJudge: () => openDesk(db, organized, contest),
    async close() {
      await db.close()
      await drop()
    },
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A judge who has not judged yet, and all that happens to their sheets on the server. */
async function openDesk(db: Database, organized: OrganizedEvent, { entries, criteria }: Contest) {
  const { eventId } = organized
  const name = randomUUID()
  // No event here shows a picture: this folder is never made.
  const photos = createPhotoStore({ db, files: photoFolder(join(tmpdir(), name)) })
  const judgeId = await insertJudge(db, eventId, name)
  const judge = await organizedJudge(db, OLIVE, judgeId)
  await setActive(true)

  async function setActive(isActive: boolean): Promise<void> {
    const isAlready = await db.read.all(`SELECT 1 FROM "Event" WHERE "id" = ? AND "isActive" = ?`, [eventId, isActive])
    if (isAlready.length === 0) await updateEvent({ db, photos }, organized, { eventId, isActive })
  }

  async function sheets(): Promise<StoredSheet[]> {
    type Row = { entryId: number; isSubmitted: number; comments: string; revision: number; lines: string }
    const rows = await db.read.all<Row>(
      `SELECT s."entryId", s."isSubmitted", s."comments", s."revision",
              (SELECT json_group_array(json_object('criterionId', c."criterionId", 'points', c."points")) FROM
                (SELECT * FROM "Score" WHERE "sheetId" = s."id" ORDER BY "criterionId") c) AS "lines"
         FROM "Sheet" s WHERE s."judgeId" = ?`,
      [judgeId],
    )
    return rows.map(({ lines, isSubmitted, ...row }) => ({
      ...row,
      isSubmitted: isSubmitted === 1,
      scores: JSON.parse(lines),
    }))
  }

  const aside = async (): Promise<number[]> => {
    const where = { judgeId, state: "active" } as const
    const found = await db.prisma.conflict.findMany({ where, orderBy: { entryId: "asc" } })
    return found.map(({ entryId }) => entryId)
  }

  const databaseId = await databaseIdOf(db.read)
  const backups = openBackups(db, { eventId, judgeId, actor: name })
  const blank = await backups.take()
  let ofOurs: Backup | null = null

  return {
    judgeId,
    eventId,
    databaseId,
    backUp: backups.take,
    restore: backups.putBack,
    /** Another database, in which nobody has judged yet, answers at the same address. */
    async replace(): Promise<void> {
      ofOurs = await backups.take()
      await backups.putBack(blank)
      await backups.rename(OTHER_DATABASE)
    },
    /** Our database is back. */
    async bringBack(): Promise<void> {
      if (ofOurs) await backups.putBack(ofOurs)
      ofOurs = null
      await backups.rename(databaseId)
    },
    isReplaced: () => ofOurs !== null,
    entryIds: entries.map(({ id }) => id),
    criteria,
    /** The other one of the two entries. */
    otherThan: (entryId: number) => entries.find(({ id }) => id !== entryId)?.id ?? 0,
    entryOf(entryId: number) {
      const entry = entries.find(({ id }) => id === entryId)
      if (!entry) throw new Error(`The contest has no entry ${entryId}.`)
      return entry
    },
    sheets,
    signIn: () => insertSession(db, { eventId, judgeId, actor: name }),
    async save(sessionId: string, body: SheetToSend): Promise<Outcome> {
      const own = await ownJudge(db, { sessionId, judgeId, eventId, name, ...OPENING }, body.judgeId)
      try {
        return { saved: await saveSheet(db, own, judgeContract.saveSheet.input.parse(body)), failure: null }
      } catch (error) {
        if (error instanceof AppError) return { saved: null, failure: asFailure(error) }
        throw error
      }
    },
    /** A judge steps aside, as the procedure does it. */
    async tell(sessionId: string, { note, ...body }: SheetToSend): Promise<Outcome> {
      if (note?.call !== "stepAside") throw new Error("The model knows declarations alone.")
      try {
        const session = await db.prisma.session.findUnique({ where: { id: sessionId } })
        if (!session) throw new AppError("SIGN_IN_REQUIRED")
        const own = await ownEntry(db, { sessionId, judgeId, eventId, name, ...OPENING }, note.entryId)
        await refuseKeptForOthers(db, own, body)
        const { conflict } = await stepAside(db, own, { reason: note.reason, mutationId: body.mutationId })
        return { saved: null, told: conflict, failure: null }
      } catch (error) {
        if (error instanceof AppError) return { saved: null, failure: asFailure(error) }
        throw error
      }
    },
    /** The organizer declares that this judge does not judge an entry. */
    declare: (entryId: number) => addConflict(db, organized, { judgeId, entryId, reason: "" }),
    /** What the judge is asked for, and whether they have left. */
    assign: (scope: { sections: number[]; hasLeft: boolean }) => updateJudge(db, judge, { judgeId, ...scope }),
    aside,
    /** The sheets that are set aside without a conflict, or count in spite of one. */
    wronglyCounted: () =>
      db.read.all(
        `SELECT s."entryId" FROM "Sheet" s WHERE s."judgeId" = ? AND s."isSetAside" <> EXISTS (
           SELECT 1 FROM "Conflict" c WHERE c."judgeId" = s."judgeId" AND c."entryId" = s."entryId" AND c."state" = 'active')`,
        [judgeId],
      ),
    async workspace(): Promise<Workspace> {
      type Row = { changeVersion: number; sheetsVersion: number; isActive: number; sections: string }
      const [row] = await db.read.all<Row>(
        `SELECT e."changeVersion", e."isActive", j."sheetsVersion", j."sections" FROM "Event" e, "Judge" j WHERE e."id" = ? AND j."id" = ?`,
        [eventId, judgeId],
      )
      if (!row) throw new Error("The contest is there.")
      const sections = idsIn(row.sections)
      return { ...row, isActive: row.isActive === 1, sheets: await sheets(), sections, aside: await aside() }
    },
    reopen: (entryId: number) => reopenSheet(db, judge, { entryId, reason: "" }),
    takeReopeningBack: (version: number) => takeBackReopening(db, organized, version),
    clear: () => clearScores(db, judge),
    setActive,
    endSessions: () => db.transaction((tx) => endJudgeSessions(tx, judgeId, "newCode")),
    /** What the server has stored of this judge's saves. */
    async record() {
      const [counted] = await db.read.all<{ lines: number; mutations: number }>(
        `SELECT (SELECT COUNT(*) FROM "HistoryItem" WHERE "actor" = ?) AS "lines",
                (SELECT COUNT(*) FROM "SavedMutation" WHERE "judgeId" = ?) AS "mutations"`,
        [name, judgeId],
      )
      return counted
    },
    /** Removes what was added, so that the contest stays small. */
    leave: () =>
      db.write(async (sql) => {
        await sql.run(`DELETE FROM "Judge" WHERE "id" = ?`, [judgeId])
        await sql.run(`DELETE FROM "HistoryItem" WHERE "eventId" = ?`, [eventId])
        await sql.run(`DELETE FROM "SavedCreation" WHERE "eventId" = ?`, [eventId])
      }),
  }
}

/** By SQL, like the sessions, because a run of the model signs in again and again. */
async function insertJudge(db: Database, eventId: number, name: string): Promise<number> {
  const made = await db.write((sql) =>
    sql.all<{ id: number }>(
      `INSERT INTO "Judge" ("eventId", "name", "nameKey", "accessCode", "sessionId") VALUES (?, ?, ?, ?, ?) RETURNING "id"`,
      [eventId, name, name, name, name],
    ),
  )
  return made[0]?.id ?? 0
}

async function insertSession(db: Database, of: { eventId: number; judgeId: number; actor: string }): Promise<string> {
  const id = newSessionId()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + SESSION_MS.judge)
  await db.write((sql) =>
    sql.run(
      `INSERT INTO "Session" ("id", "role", "eventId", "judgeId", "actor", "createdAt", "lastSeenAt", "expiresAt")
       VALUES (?, 'judge', ?, ?, ?, ?, ?, ?)`,
      [id, of.eventId, of.judgeId, of.actor, now, now, expiresAt],
    ),
  )
  return id
}

/** A refusal as it reaches a phone. */
const asFailure = ({ code, message, issues, retryAfterSeconds, current }: AppError): SendFailure =>
  sendFailureOf({
    code,
    message,
    ...(issues && { issues }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(current !== undefined && { current }),
  })
