import { organizerContract as contract } from "@rosette/contract/routers"
import { organizerWithRecord } from "../../kernel/access-levels.ts"
import { eventProcedure } from "../../kernel/event-procedures.ts"
import { classOfSameEvent, organizedClass } from "./access.ts"
import { createClass, deleteClass, mergeClass, updateClass } from "./commands.ts"
import { classesOf } from "./queries.ts"

/** For calls that name a class: `ctx.entryClass` is the right to change it. */
const classProcedure = organizerWithRecord("classId", "entryClass", organizedClass)

export const classes = {
  classes: eventProcedure(contract.classes.input)
    .output(contract.classes.output)
    .query(({ ctx: { db, event } }) => classesOf(db, event)),

  createClass: eventProcedure(contract.createClass.input)
    .output(contract.createClass.output)
    .mutation(({ ctx: { db, event }, input }) => createClass(db, event, input)),

  updateClass: classProcedure(contract.updateClass.input)
    .output(contract.updateClass.output)
    .mutation(({ ctx: { db, entryClass }, input }) => updateClass(db, entryClass, input)),

  deleteClass: classProcedure(contract.deleteClass.input)
    .output(contract.deleteClass.output)
    .mutation(({ ctx: { db, entryClass } }) => deleteClass(db, entryClass)),

  mergeClass: classProcedure(contract.mergeClass.input)
    .output(contract.mergeClass.output)
    .mutation(async ({ ctx: { db, entryClass, caller }, input }) =>
      mergeClass(db, entryClass, await classOfSameEvent(db, entryClass, caller, input.intoClassId)),
    ),
}
