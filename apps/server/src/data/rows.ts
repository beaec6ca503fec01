/** The rows of the tables as Prisma reads them: the same in both databases. */
export type {
  Award as AwardRow,
  AwardWinner as AwardWinnerRow,
  Ceremony as CeremonyRow,
  Class as ClassRow,
  ConfirmedWinner as ConfirmedWinnerRow,
  Criterion as CriterionRow,
  Entry as EntryRow,
  Event as EventRow,
  HistoryItem as HistoryItemRow,
  Judge as JudgeRow,
  PublicPage as PublicPageRow,
  SignInRequest as SignInRequestRow,
  Snapshot as SnapshotRow,
  Waiver as WaiverRow,
} from "../../../../prisma/generated/sqlite/client.ts"
