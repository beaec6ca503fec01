import { screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { beforeEach, expect, it } from "vitest"
import { type Answers, showWithServer } from "../../../test/calls.tsx"
import { field } from "../../../test/form.ts"
import { currentNotices, feedback } from "../../lib/feedback.ts"
import { judgeData, judgeSession, masterAdminData, organizerData } from "../../lib/storage.ts"
import type { Outputs } from "../../lib/trpc.ts"
import { aWorkspace } from "../../offline/workspace/stored-fixtures.ts"
import JudgeAccessScreen from "./judge/judge-access-screen.tsx"
import JudgeLoginScreen from "./judge/judge-login-screen.tsx"
import MasterAdminLoginScreen from "./master-admin-login-screen.tsx"
import OrganizerLoginScreen from "./organizer-login-screen.tsx"

const NO_COOKIES = "This browser does not keep cookies. Rosette needs one to know who you are."
const { judge, event } = aWorkspace().workspace
const EVENT = { ...event, resultsState: "open" as const, passcode: "HARBOUR", allowNameSignIn: true, devicesVersion: 0 }
const NOBODY: Outputs["session"]["current"] = {
  judge: null,
  judgeEnded: null,
  organizer: null,
  masterAdmin: null,
  publicUrl: null,
  lanAddresses: [],
  canCreateEvents: true,
  deletesEvents: true,
}
const SIGNED_IN: Answers = {
  "session.current": () => NOBODY,
  "judge.login": () => ({ judge, event, sessionId: "s" }),
  "organizer.login": () => ({ event: EVENT, sessionId: "s" }),
  "organizer.events": () => [],
  "organizer.demoHint": () => ({ eventId: 4, eventName: "Preview: Classic Show", password: "demo-rosette" }),
  "admin.login": () => ({ sessionId: "s", events: [EVENT], isMasterAdmin: true }),
}

beforeEach(() => {
  for (const { id } of currentNotices()) feedback.dismiss(id)
  localStorage.clear()
  sessionStorage.clear()
})

type User = ReturnType<typeof showWithServer>["user"]
const press = (user: User, name: string) => user.click(screen.getByRole("button", { name }))

const SCREENS: [who: string, element: ReactNode, signIn: (user: User) => Promise<void>][] = [
  [
    "a judge with a code",
    <JudgeLoginScreen key="code" />,
    async (user) => {
      await user.type(field("Judge Access Code"), "ABCDEFGH")
      await press(user, "Access Judging Platform")
    },
  ],
  [
    "a judge by name",
    <JudgeAccessScreen key="name" />,
    async (user) => {
      await user.type(field("Judge Name"), "Ann")
      await user.type(field("Event Passcode"), "ABCDEFGH")
      await press(user, "Access Judging Platform")
    },
  ],
  [
    "an organizer",
    <OrganizerLoginScreen key="organizer" />,
    async (user) => user.click(await screen.findByRole("button", { name: "Open the Demo" })),
  ],
  [
    "the master admin",
    <MasterAdminLoginScreen key="admin" />,
    async (user) => {
      await user.type(field("Master Password"), "master-of-all-shows")
      await press(user, "Access Master Dashboard")
    },
  ],
]

it.each(SCREENS)(
  "tells %s whose browser keeps no cookies so, and does not say that the sign-in succeeded",
  async (_, element, signIn) => {
    const { user } = showWithServer(element, SIGNED_IN)
    await signIn(user)
    expect((await screen.findByText(NO_COOKIES)).tagName).toBe("P")
    expect(currentNotices()).toMatchObject([{ tone: "failure", message: NO_COOKIES }])
    expect([judgeSession, judgeData, organizerData, masterAdminData].map((record) => record.read())).toEqual(
      Array(4).fill(null),
    )
  },
)

it("says that a sign-in succeeded if the check whether the cookie was kept gets no answer", async () => {
  let asked = 0
  const { user } = showWithServer(<JudgeLoginScreen />, {
    ...SIGNED_IN,
    "session.current": () => {
      asked += 1
      throw new TypeError("Failed to fetch")
    },
  })
  await user.type(field("Judge Access Code"), "ABCDEFGH")
  await press(user, "Access Judging Platform")
  await waitFor(() => expect(currentNotices()).toMatchObject([{ title: "Login successful" }]))
  expect(asked).toBeGreaterThan(0)
})

it("an answer that was asked for before the sign-in says nothing about the cookie", async () => {
  let asked = 0
  const { promise: late, resolve: answerLate } = Promise.withResolvers<Outputs["session"]["current"]>()
  const { user } = showWithServer(<JudgeLoginScreen />, {
    ...SIGNED_IN,
    "session.current": () => {
      asked += 1
      return asked === 1 ? late : { ...NOBODY, judge: { judge, event, sessionId: "s", devices: 1 } }
    },
  })
  await waitFor(() => expect(asked).toBe(1))
  await user.type(field("Judge Access Code"), "ABCDEFGH")
  await press(user, "Access Judging Platform")
  await waitFor(() => expect(asked).toBe(2))
  answerLate(NOBODY)
  await waitFor(() => expect(currentNotices()).toMatchObject([{ title: "Login successful" }]))
})
