import type {
  Award,
  AwardWinner,
  Ceremony,
  Class,
  ConfirmedWinner,
  Criterion,
  Entry,
  Event,
  HistoryItem,
  Judge,
  PublicPage,
  SignInRequest,
  Snapshot,
  Waiver,
} from "../../../../prisma/generated/sqlite/client.ts"

type Tables = {
  Award: Award
  AwardWinner: AwardWinner
  Ceremony: Ceremony
  Class: Class
  ConfirmedWinner: ConfirmedWinner
  Criterion: Criterion
  Entry: Entry
  Event: Event
  HistoryItem: HistoryItem
  Judge: Judge
  PublicPage: PublicPage
  SignInRequest: SignInRequest
  Snapshot: Snapshot
  Waiver: Waiver
}

/** A row of a table as Prisma reads it: the same in both databases. */
export type RowOf<Table extends keyof Tables> = Tables[Table]
