import type { ListedSession } from "@rosette/contract/sessions"
import { expect, it } from "vitest"
import { endingWords, inOrder, sessionOrigin, sessionOwner } from "./session-words.ts"

const session = (changes: Partial<ListedSession> = {}): ListedSession => ({
  id: "1",
  role: "judge",
  name: "Ann",
  way: "code",
  device: "Chrome on Android",
  createdAt: "2026-06-03T10:00:00.000Z",
  lastSeenAt: "2026-06-03T11:00:00.000Z",
  isCurrent: false,
  ...changes,
})

it.each([
  [session(), "Ann (Judge)", "Chrome on Android, signed in by access code"],
  [session({ way: "name" }), "Ann (Judge)", "Chrome on Android, signed in by name and passcode"],
  [
    session({ role: "organizer", name: "Olive", way: "password", device: "Firefox on Linux" }),
    "Olive (Organizer)",
    "Firefox on Linux, signed in with the admin password",
  ],
  [session({ way: null }), "Ann (Judge)", "Chrome on Android"],
])("a session shows its person, device and way of sign-in: %#", (listed, owner, origin) => {
  expect(sessionOwner(listed)).toBe(owner)
  expect(sessionOrigin(listed)).toBe(origin)
})

it("ending a judge's session keeps their sheets; ending one's own logs out", () => {
  expect(endingWords(session())).toContain("Score sheets that wait there are kept")
  expect(endingWords(session())).toContain("with the code, or by name if you allow it then")
  expect(endingWords(session({ role: "organizer", isCurrent: true }))).toContain("you are logged out")
})

it("the current session is first, then the latest seen; one never seen counts from its start", () => {
  const sessions = [
    session({ id: "old" }),
    session({ id: "new", createdAt: "2026-06-03T12:00:00.000Z", lastSeenAt: null }),
    session({ id: "own", isCurrent: true, lastSeenAt: "2026-06-01T11:00:00.000Z" }),
  ]
  expect(inOrder(sessions).map(({ id }) => id)).toEqual(["own", "new", "old"])
})
