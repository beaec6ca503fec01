import { awards } from "../features/awards/procedures.ts"
import { router } from "../kernel/access-levels.ts"

export const awardsRouter = router({
  list: awards.list,
  create: awards.create,
  update: awards.update,
  delete: awards.delete,
  winners: awards.winners,
  assign: awards.assign,
  unassign: awards.unassign,
  proposal: awards.proposal,
  flagged: awards.flagged,
  accept: awards.accept,
  keep: awards.keep,
  give: awards.give,
  confirmedWinners: awards.confirmedWinners,
  confirmWinner: awards.confirmWinner,
  withdrawWinner: awards.withdrawWinner,
})
