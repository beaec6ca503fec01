import type { Criterion } from "@rosette/contract/criteria"
import { TIMINGS_MS } from "@rosette/contract/limits"
import { NO_FLAGS, NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { eachText } from "@rosette/domain/entries/entry-texts"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import type { Change } from "@rosette/outbox/outbox"
import type { PendingNote, PendingSheet } from "@rosette/outbox/records"
import { Subscribable } from "@rosette/outbox/subscribable"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { DeskMode, SheetSaving } from "./desk.ts"

export const TEST_MODE: DeskMode = {
  isBinding: false,
  banner: "You are currently in Test Mode. Your scores will not be saved.",
  progress: "Demo Mode",
  sheetState: "Nothing is saved",
  savingDraft: "Saving...",
  saved: (isSubmitted) => [
    isSubmitted ? "Demo score submitted" : "Demo draft saved",
    "This is a demonstration - no data was actually saved",
  ],
}

type Sheets = ReadonlyMap<number, PendingSheet>
const NONE: Sheets = new Map()
const NO_NOTES: ReadonlyMap<number, PendingNote> = new Map()

/** Product rule for Test Mode: a save takes a second and goes nowhere; nothing is stored, not even on this device. */
export class TestModeSaving extends Subscribable implements SheetSaving {
  #sheets: Sheets

  constructor(sheets: Iterable<[number, PendingSheet]> = []) {
    super()
    this.#sheets = new Map(sheets)
  }

  readonly pending = (): Sheets => this.#sheets
  readonly waiting: () => Sheets = () => NONE
  readonly notes: SheetSaving["notes"] = () => NO_NOTES
  readonly storeNote: SheetSaving["storeNote"] = () => undefined
  readonly isSafe = () => true
  readonly storage = () => "works" as const
  readonly sendAnyway = () => undefined
  readonly wake = () => undefined
  readonly close = () => undefined
  readonly store = (change: Change) => this.#put(change.entryId, asPending(change))

  readonly move: SheetSaving["move"] = (to, from) => {
    this.store(to)
    this.#put(from.entryId, asPending({ ...to, ...from, content: { points: {}, comments: "" } }))
  }

  readonly drop: SheetSaving["drop"] = (entryId) => {
    if (!this.#sheets.has(entryId)) return
    this.#sheets = new Map([...this.#sheets].filter(([id]) => id !== entryId))
    this.tell()
  }

  readonly send: SheetSaving["send"] = async (change) => {
    const { entryId, isSubmitted, scores } = change
    this.#put(entryId, asPending(change, { state: "sending", isSubmitted }))
    await new Promise((resolve) => setTimeout(resolve, TIMINGS_MS.demoSave))
    const content = this.#sheets.get(entryId)?.content ?? change.content
    this.#put(entryId, asPending({ ...change, content }))
    const stored = { entryId, isSubmitted, comments: content.comments, scores, revision: 1 }
    return { end: "saved", saved: { ...stored, stats: { completed: 0, total: 1 }, databaseId: "", isSetAside: false } }
  }

  #put(entryId: number, sheet: PendingSheet): void {
    this.#sheets = new Map(this.#sheets).set(entryId, sheet)
    this.tell()
  }
}

const asPending = ({ label, content, baseRevision }: Change, sending: Partial<PendingSheet> = {}): PendingSheet => ({
  label,
  content,
  baseRevision,
  state: "unsent",
  isSubmitted: false,
  refusal: null,
  isUnanswered: false,
  isChangedSince: false,
  isLost: false,
  isAddition: false,
  ...sending,
})

const EVENT_ID = 1

const demoCriterion = (order: number, name: string, description: string): Criterion => ({
  ...NO_REQUIREMENTS,
  id: order,
  eventId: EVENT_ID,
  name,
  description,
  maxPoints: 10,
  order,
  setupVersion: 0,
  countsOverall: true,
  classIds: [],
})

const AT = "2026-01-01T00:00:00.000Z"

/** What Test Mode shows: one judge, one event, one entry and three criteria of 10 points, not stored anywhere. */
export const DEMO_WORKSPACE: Workspace = {
  judge: {
    id: 1,
    eventId: EVENT_ID,
    name: "Demo Judge",
    isActive: true,
    createdAt: AT,
    classIds: [],
    sections: [],
    hasLeft: false,
  },
  event: {
    id: EVENT_ID,
    name: "Demo Contest Preview",
    description: "Try the judging screen. Nothing you do here is saved.",
    date: "Any day",
    time: "10:00 AM - 4:00 PM",
    location: "Anywhere",
    organizerName: "Demo Organizer",
    isActive: true,
    isDemo: true,
    changeVersion: 0,
    setupVersion: 0,
    words: USUAL_WORDS,
    hasCards: false,
  },
  entries: [
    {
      ...NO_FLAGS,
      ...eachText(() => ""),
      id: 1,
      eventId: EVENT_ID,
      entryName: "Demo Entry",
      description: "For practice",
      imageUrl: "/drawings/truck.svg#svgView(viewBox(60,120,1080,720))",
      ownerParticipant: "Demo Participant",
      votingId: "DEMO001",
      showEntryName: true,
      showOwnerParticipant: true,
      classId: null,
      status: "expected",
      statusReason: "",
      statusAt: null,
      createdAt: AT,
      updatedAt: AT,
    },
  ],
  criteria: [
    demoCriterion(1, "Creativity", "How original is the idea, and how far is it carried through?"),
    demoCriterion(2, "Technical Skill", "How well is it made? Look at the joints, the edges and the finish."),
    demoCriterion(3, "Presentation", "How is it shown? Think of the area, the lighting and the story told."),
  ],
  classes: [],
  sheets: [],
  cards: [],
  conflicts: [],
  talks: [],
  place: null,
  otherDevices: [],
  messages: [],
  databaseId: "",
  sheetsVersion: 0,
  devicesVersion: 0,
}
