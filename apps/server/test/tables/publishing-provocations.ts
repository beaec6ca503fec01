import type { TestApp } from "../app.ts"
import type { FullEvent } from "../scenes/full-event.ts"
import { leadCeremony, makeFirstVersion, setResultsState } from "../scenes/results-state.ts"
import type { TwoEvents } from "../scenes/two-events.ts"

type Stage = { app: TestApp; scene: TwoEvents }

/** One way to cause each refusal of publishing. */
export const PUBLISHING_PROVOCATIONS = {
  RESULTS_PUBLISHED: {
    who: "organizer",
    procedure: "organizer.deleteEntry",
    input: ({ entryIds: [entryId] }: FullEvent) => ({ entryId }),
    prepare: ({ app, scene }: Stage) => setResultsState(app.services.db, scene.own, "published"),
  },
  VERSION_CHANGED: {
    who: "organizer",
    procedure: "organizer.snapshot",
    input: ({ eventId }: FullEvent) => ({ eventId, version: 1 }),
    prepare: async ({ app, scene }: Stage) => {
      await makeFirstVersion(app.services.db, scene.own)
      await app.services.db.prisma.snapshot.updateMany({
        where: { eventId: scene.own.eventId },
        data: { body: '{"format":1}' },
      })
    },
  },
  NOT_READY: {
    who: "organizer",
    procedure: "organizer.publish",
    input: ({ eventId }: FullEvent) => ({ eventId }),
    prepare: ({ app, scene }: Stage) => setResultsState(app.services.db, scene.own, "review"),
  },
  WRONG_RESULTS_STATE: {
    who: "organizer",
    procedure: "organizer.publish",
    input: ({ eventId }: FullEvent) => ({ eventId }),
  },
  NOT_PUBLISHED: {
    who: "organizer",
    procedure: "organizer.moveCeremony",
    input: ({ eventId }: FullEvent) => ({ eventId, version: 0, action: "next" }),
  },
  CEREMONY_CHANGED: {
    who: "organizer",
    procedure: "organizer.arrangeCeremony",
    input: ({ eventId }: FullEvent) => ({ eventId, version: 7, showsPercent: true }),
  },
  ANOTHER_ANNOUNCER: {
    who: "organizer",
    procedure: "organizer.moveCeremony",
    input: ({ eventId }: FullEvent) => ({ eventId, version: 0, action: "next" }),
    prepare: async ({ app, scene }: Stage) => {
      await makeFirstVersion(app.services.db, scene.own)
      await leadCeremony(app.services.db, scene.own, "Ann")
    },
  },
} as const
