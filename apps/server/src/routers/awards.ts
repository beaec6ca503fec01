import { awards } from "../features/awards/procedures.ts"
import { router } from "../kernel/ladder.ts"

export const awardsRouter = router({
  list: awards.list,
  create: awards.create,
  update: awards.update,
  delete: awards.delete,
  winners: awards.winners,
  assign: awards.assign,
  unassign: awards.unassign,
  confirmedWinners: awards.confirmedWinners,
  confirmWinner: awards.confirmWinner,
  withdrawWinner: awards.withdrawWinner,
})
