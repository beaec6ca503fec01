import type { Criterion } from "@rosette/contract/criteria"
import { NO_FLAGS, NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

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
})

const AT = "2026-01-01T00:00:00.000Z"

/** What Test Mode shows: one judge, one event, one entry and three criteria of 10 points, not stored anywhere. */
export const DEMO_WORKSPACE: Workspace = {
  judge: { id: 1, eventId: EVENT_ID, name: "Demo Judge", isActive: true, createdAt: AT },
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
  },
  entries: [
    {
      id: 1,
      eventId: EVENT_ID,
      entryName: "Demo Entry",
      description: "For practice",
      imageUrl: "/drawings/truck.svg#svgView(viewBox(60,120,1080,720))",
      ownerParticipant: "Demo Participant",
      votingId: "DEMO001",
      showEntryName: true,
      showOwnerParticipant: true,
      ...NO_FLAGS,
      classId: null,
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
  talks: [],
  otherDevices: [],
  databaseId: "",
  sheetsVersion: 0,
  devicesVersion: 0,
}
