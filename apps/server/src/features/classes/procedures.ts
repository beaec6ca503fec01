import { organizerContract as contract } from "@rosette/contract/routers"
import { withRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { classOfSameEvent, organizedClass } from "./access.ts"
import { createClass, deleteClass, mergeClass, updateClass } from "./commands.ts"
import { classesOf } from "./queries.ts"

/** For calls that name a class: `ctx.entryClass` is the right to change it. */
const classProcedure = withRecord("organizer", "classId", "entryClass", organizedClass)

export const classes = {
  classes: eventProcedure(contract.classes).query(({ ctx: { db, event } }) => classesOf(db, event)),

  createClass: eventProcedure(contract.createClass).mutation(({ ctx: { db, event }, input }) =>
    createClass(db, event, input),
  ),

  updateClass: classProcedure(contract.updateClass).mutation(({ ctx: { db, entryClass }, input }) =>
    updateClass(db, entryClass, input),
  ),

  deleteClass: classProcedure(contract.deleteClass).mutation(({ ctx: { db, entryClass } }) =>
    deleteClass(db, entryClass),
  ),

  mergeClass: classProcedure(contract.mergeClass).mutation(async ({ ctx: { db, entryClass, caller }, input }) =>
    mergeClass(db, entryClass, await classOfSameEvent(db, entryClass, caller, input.intoClassId)),
  ),
}
