import { describe, expect, it } from "vitest"
import { beginToSend, openPage, refuse, save, send } from "./fixture-page.ts"
import { heldStore } from "./fixture-store.ts"
import { ENTRY, makeChange, makeUnsent, OWNER } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { memoryStore } from "./store.ts"

describe("the browser's store fails", () => {
  it.each<[when: string, at: "typing" | "sending" | "answer" | "refusal"]>([
    ["when a change is typed", "typing"],
    ["when an attempt is about to be sent", "sending"],
    ["when the answer has arrived", "answer"],
    ["when a refusal has arrived", "refusal"],
  ])("%s: nothing is lost, and the failure is shown", async (_, at) => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(1, { entryId: 1 }))
    await page.outbox.settled()
    if (at === "typing") held.fail()
    page.outbox.store(makeChange(5))
    await page.outbox.settled()
    if (at === "sending") held.fail()
    await beginToSend(page)
    await save(page, 8)
    if (at === "answer" || at === "refusal") held.fail()
    page.outbox.store(makeChange(6))
    if (at === "refusal") await refuse(page, "INVALID_INPUT")
    else await save(page, 9)
    expect(page.shown()).toMatch(/^6 sending/)
    expect(page.connection.sent.map(({ scores, baseRevision }) => [scores[0]?.points, baseRevision])).toEqual([
      [1, 0],
      [5, 0],
      [6, at === "refusal" ? 0 : 9],
    ])
    await save(page, 10)
    expect(page.outbox.pending().size).toBe(0)
    expect(page.outbox.storage()).toBe("retrying")
  })

  it("when only the answer is stored: it is stored once the store works again", async () => {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    held.fail()
    await save(page, 9)
    expect([page.shown(), page.outbox.storage()]).toEqual([null, "retrying"])
    held.recover()
    await page.clock.pass(250)
    await settle()
    const stored = (await held.disk.all(OWNER)).get(ENTRY)
    expect([page.outbox.storage(), stored?.unsent, stored?.known?.sheet?.revision]).toEqual(["works", null, 9])
  })

  it("typed changes are still sent if the store fails when the page opens", async () => {
    const held = heldStore()
    held.fail()
    const page = openPage(held.store)
    await page.outbox.load()
    page.outbox.store(makeChange(5))
    await beginToSend(page)
    await save(page, 9)
    expect(page.shown()).toBeNull()
    expect(page.outbox.storage()).toBe("memory")
  })
})

describe("the browser empties its store while the page is open", () => {
  /** A page with one sheet that the server has and one that waits, on a store that is empty now. */
  async function emptied() {
    const held = heldStore()
    const page = openPage(held.store)
    page.outbox.store(makeChange(1, { entryId: 1 }))
    await beginToSend(page)
    await save(page, 8)
    page.outbox.store(makeChange(5))
    await page.outbox.settled()
    held.empty()
    return { page, held }
  }

  it.each<[when: string, use: (page: ReturnType<typeof openPage>) => Promise<unknown>]>([
    ["the store is read", ({ outbox }) => outbox.load()],
    [
      "another sheet is typed",
      ({ outbox }) => {
        outbox.store(makeChange(3, { entryId: 9 }))
        return outbox.settled()
      },
    ],
    ["a sheet is about to be sent", (page) => beginToSend(page)],
  ])("%s: the page keeps its sheets, stores them again and sends them", async (_, use) => {
    const { page, held } = await emptied()
    await use(page)
    expect(page.shown()).toMatch(/^5 /)
    await page.clock.pass(1_000)
    expect(page.outbox.storage()).toBe("works")
    const stored = await held.disk.all(OWNER)
    expect([stored.get(1)?.known?.sheet?.revision, stored.get(ENTRY)?.unsent?.content.points]).toEqual([8, { 1: 5 }])
    await beginToSend(page)
    expect(page.connection.sent.at(-1)?.scores).toEqual([{ criterionId: 1, points: 5 }])
    await save(page, 9)
    expect(page.shown()).toBeNull()
  })
})

it("another judge, or the same one of another database, finds nothing in the store", async () => {
  const store = memoryStore()
  await store.putUnsent([makeUnsent("a")])
  const owners = [OWNER, { ...OWNER, judgeId: 4 }, { ...OWNER, databaseId: "two" }]
  const found = await Promise.all(owners.map((owner) => store.all(owner)))
  expect(found.map(({ size }) => size)).toEqual([1, 0, 0])
})

it("listeners are told of a change until they stop listening", () => {
  const { outbox } = openPage()
  let told = 0
  const stop = outbox.subscribe(() => {
    told += 1
  })
  outbox.store(makeChange(5))
  expect(told).toBe(1)
  stop()
  outbox.store(makeChange(6))
  expect(told).toBe(1)
})

it("what the server has said is stored again if the browser empties its store before the answer", async () => {
  const held = heldStore()
  const page = openPage(held.store)
  page.outbox.store(makeChange(5))
  await beginToSend(page)
  held.empty()
  await save(page, 9)
  await page.clock.pass(1_000)
  await settle()
  expect((await held.disk.all(OWNER)).get(ENTRY)?.known?.sheet?.revision).toBe(9)
})

it("a change that is typed and stored while the store is being read stays", async () => {
  const disk = memoryStore()
  let finish = () => {}
  const read = new Promise<void>((resolve) => {
    finish = resolve
  })
  const page = openPage({
    ...disk,
    async all(owner) {
      const found = await disk.all(owner)
      await read
      return found
    },
  })
  const loading = page.outbox.load()
  page.outbox.store(makeChange(5))
  await page.outbox.settled()
  finish()
  await loading
  expect(page.shown()).toBe("5 unsent on 0")
})

describe("two tabs on one store", () => {
  async function twoTabs() {
    const store = memoryStore()
    const [one, two] = [openPage(store), openPage(store)]
    one.outbox.store(makeChange(5))
    await one.outbox.settled()
    await two.outbox.load()
    return { store, one, two }
  }

  it("show the same sheets", async () => {
    const { two } = await twoTabs()
    expect(two.shown()).toBe("5 unsent on 0")
  })

  it("one sends what the other has typed, and the other stops showing it", async () => {
    const { one, two } = await twoTabs()
    await beginToSend(two)
    await save(two, 9)
    await one.outbox.load()
    expect([one.shown(), two.shown()]).toEqual([null, null])
    await send(one)
    expect(one.pointsSent()).toEqual([])
  })

  it("one drops what the other shows, and the other stops showing it", async () => {
    const { one, two } = await twoTabs()
    await one.outbox.drop(ENTRY)
    await two.outbox.load()
    expect(two.shown()).toBeNull()
  })

  it("a change typed in one while the other sends stays the newest, on the revision of the answer", async () => {
    const { one, two } = await twoTabs()
    await beginToSend(two)
    one.outbox.store(makeChange(6))
    await one.outbox.settled()
    await save(two, 9)
    expect(two.connection.first().body).toMatchObject({ scores: [{ points: 6 }], baseRevision: 9 })
  })

  it("a change typed in one before seeing the save of the other does not overwrite it", async () => {
    const { one, two } = await twoTabs()
    await beginToSend(two)
    await save(two, 9)
    await one.outbox.load()
    one.outbox.store(makeChange(1))
    await beginToSend(one)
    expect(one.connection.first().body.baseRevision).toBe(0)
  })

  it("without locks in the browser both repeat one attempt, and the second answer changes nothing", async () => {
    const { one, two } = await twoTabs()
    await beginToSend(one)
    await beginToSend(two)
    expect(two.connection.sent).toEqual(one.connection.sent)
    one.outbox.store(makeChange(6))
    await one.outbox.settled()
    await save(one, 9)
    await save(two, 9)
    await two.outbox.load()
    expect(two.shown()).toMatch(/^6 .* on 9$/)
  })

  it("one does not drop what the other has typed since", async () => {
    const { store, one, two } = await twoTabs()
    one.outbox.store(makeChange(6))
    await one.outbox.settled()
    await two.outbox.drop(ENTRY)
    expect(two.shown()).toBe("6 unsent on 0")
    expect((await store.all(OWNER)).get(ENTRY)?.unsent?.scores).toEqual([{ criterionId: 1, points: 6 }])
  })
})
