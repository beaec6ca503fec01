import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import type { EventForOrganizer, JudgedEvent } from "@rosette/contract/events"
import type { Judge } from "@rosette/contract/judges"
import { eachFlag, eachRequirement } from "@rosette/domain/entries/entry-flags"
import { eachText } from "@rosette/domain/entries/entry-texts"
import { wordsOf } from "@rosette/domain/events/event-words"
import { judgingIsOpen } from "@rosette/domain/publishing/results-state"
import type { RowOf } from "../rows.ts"
import { idsIn, ownWordsIn } from "./json-columns.ts"

// Field by field, so that a new column is not published by accident.

type EventFields = Omit<JudgedEvent, "words" | "hasCards">

const fieldsOfEvent = (row: Pick<RowOf<"Event">, keyof EventFields>): EventFields => ({
  id: row.id,
  name: row.name,
  description: row.description,
  date: row.date,
  time: row.time,
  location: row.location,
  organizerName: row.organizerName,
  isActive: row.isActive,
  isDemo: row.isDemo,
  changeVersion: row.changeVersion,
  setupVersion: row.setupVersion,
  ...(row.notApplicable === "leftOut" && { notApplicable: row.notApplicable }),
  kind: row.kind,
  coverUrl: row.coverUrl,
  logoUrl: row.logoUrl,
  accent: row.accent,
})

/** An event as judges see it: without passcode, and active while its judging is open. */
export const judgedEventOf = (row: Pick<RowOf<"Event">, keyof JudgedEvent | "resultsState">): JudgedEvent => ({
  ...fieldsOfEvent(row),
  isActive: judgingIsOpen(row),
  words: wordsOf(ownWordsIn(row.words)),
  hasCards: row.hasCards,
})

/** An event as its organizer and the master administrator see it: with passcode, never the password hash. */
export const organizedEventOf = (row: Pick<RowOf<"Event">, keyof EventForOrganizer>): EventForOrganizer => ({
  ...fieldsOfEvent(row),
  resultsState: row.resultsState,
  passcode: row.passcode,
  allowNameSignIn: row.allowNameSignIn,
  devicesVersion: row.devicesVersion,
  ...(row.ranks === "classes" && { ranks: row.ranks }),
})

export const entryOf = (row: RowOf<"Entry">): Entry => ({
  id: row.id,
  eventId: row.eventId,
  ...eachText((text) => row[text]),
  imageUrl: row.imageUrl,
  showEntryName: row.showEntryName,
  showOwnerParticipant: row.showOwnerParticipant,
  ...eachFlag((flag) => row[flag]),
  classId: row.classId,
  status: row.status,
  statusReason: row.statusReason,
  statusAt: row.statusAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** An entry as judges see it: without name and owner where the organizer hides them, and without the reason of its status. */
export const judgedEntryOf = (row: RowOf<"Entry">): Entry => ({
  ...entryOf(row),
  entryName: row.showEntryName ? row.entryName : "",
  ownerParticipant: row.showOwnerParticipant ? row.ownerParticipant : "",
  statusReason: "",
})

export const criterionOf = (row: RowOf<"Criterion">): Criterion => ({
  id: row.id,
  eventId: row.eventId,
  name: row.name,
  description: row.description,
  maxPoints: row.maxPoints,
  order: row.order,
  setupVersion: row.setupVersion,
  countsOverall: row.countsOverall,
  ...eachRequirement((name) => row[name]),
  classIds: idsIn(row.classIds),
})

/** A judge as judges see themselves: no credentials. */
export const judgeOf = (row: Pick<RowOf<"Judge">, keyof Judge>): Judge => ({
  id: row.id,
  eventId: row.eventId,
  name: row.name,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
  classIds: idsIn(row.classIds),
  sections: idsIn(row.sections),
  hasLeft: row.hasLeft,
})
