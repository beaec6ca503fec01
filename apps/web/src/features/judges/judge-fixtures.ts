import type { JudgeForOrganizer } from "@rosette/contract/judges"

/** A judge as organizers see one, who has not scored yet. */
export const organizedJudge = (id: number, name: string, more: Partial<JudgeForOrganizer> = {}): JudgeForOrganizer => ({
  id,
  eventId: 1,
  name,
  sessionId: `${id}`,
  accessCode: `CODE000${id}`,
  isActive: true,
  createdAt: "2026-06-01T08:00:00.000Z",
  classIds: [],
  sections: [],
  hasLeft: false,
  submittedEntries: 0,
  draftEntries: 0,
  totalEntries: 4,
  totalScores: 0,
  submittedScores: 0,
  percent: 0,
  status: "Not Started",
  lastSeenAt: null,
  waitingSheets: 0,
  devices: [],
  ...more,
})
