import type {
  Award,
  AwardClass,
  AwardWinner,
  Ceremony,
  Class,
  ConfirmedWinner,
  Conflict,
  Criterion,
  Device,
  Entry,
  EntryReport,
  Event,
  HistoryItem,
  Judge,
  Message,
  MessageToJudge,
  Poll,
  PublicPage,
  SavedMutation,
  Score,
  Session,
  Sheet,
  SignInRequest,
  Snapshot,
  Tally,
  Vote,
  VoteCode,
  Waiver,
} from "../../../../prisma/generated/sqlite/client.ts"

type Tables = {
  Award: Award
  AwardClass: AwardClass
  AwardWinner: AwardWinner
  Ceremony: Ceremony
  Class: Class
  Conflict: Conflict
  ConfirmedWinner: ConfirmedWinner
  Criterion: Criterion
  Device: Device
  Entry: Entry
  EntryReport: EntryReport
  Event: Event
  HistoryItem: HistoryItem
  Judge: Judge
  Message: Message
  MessageToJudge: MessageToJudge
  Poll: Poll
  PublicPage: PublicPage
  SavedMutation: SavedMutation
  Score: Score
  Session: Session
  Sheet: Sheet
  SignInRequest: SignInRequest
  Snapshot: Snapshot
  Tally: Tally
  Vote: Vote
  VoteCode: VoteCode
  Waiver: Waiver
}

export type TableName = keyof Tables

/** A row of a table as Prisma reads it: the same in both databases. */
export type RowOf<Table extends TableName> = Tables[Table]
