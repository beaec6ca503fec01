import { randomInt, randomUUID } from "node:crypto"

export type SentSheet = {
  entryId: number
  scores: { criterionId: number; points: number }[]
  comments: string
  isSubmitted: boolean
  mutationId: string
}

/** A judge's device; it resends every unanswered sheet with the same mutationId. */
export type Device = {
  judgeId: number
  /** By entry, the last sheet that the server acknowledged. */
  acknowledged: Map<number, SentSheet>
  /** What may have arrived when the connection broke. */
  inDoubt: SentSheet | null
  /** Sends what is in doubt, if anything. */
  settle(address: string): Promise<void>
  /** Sends what is in doubt, and then sheet after sheet until the connection breaks. */
  judge(address: string, onAnswer: () => void): Promise<void>
}

type Plan = { judgeId: number; cookie: string; entryIds: number[]; criteria: { id: number; maxPoints: number }[] }

export function openDevice({ judgeId, cookie, entryIds, criteria }: Plan): Device {
  const device: Device = { judgeId, acknowledged: new Map(), inDoubt: null, settle, judge }
  let drafted: number | undefined

  /** A sheet for the next entry, or the final one for an entry whose draft was acknowledged. */
  function nextSheet(): SentSheet {
    const entryId = drafted ?? entryIds[device.acknowledged.size]
    if (entryId === undefined) throw new Error("The judge has run out of entries.")
    return {
      entryId,
      scores: criteria.map(({ id, maxPoints }) => ({ criterionId: id, points: randomInt(maxPoints + 1) })),
      comments: randomUUID().repeat(randomInt(1, 20)),
      isSubmitted: drafted !== undefined || randomInt(3) > 0,
      mutationId: randomUUID(),
    }
  }

  /** Whether the sheet was acknowledged; false if the connection broke. Rejects if the server refused it. */
  async function send(address: string, sheet: SentSheet): Promise<boolean> {
    device.inDoubt = sheet
    const answer = await post(`${address}/api/judges/${judgeId}/scores`, sheet)
    if (answer === null) return false
    if (answer.status !== 200) throw new Error(`A sheet was refused: ${answer.status} ${answer.body}`)
    device.acknowledged.set(sheet.entryId, sheet)
    device.inDoubt = null
    drafted = sheet.isSubmitted ? undefined : sheet.entryId
    return true
  }

  async function post(url: string, sheet: SentSheet): Promise<{ status: number; body: string } | null> {
    const headers = { "content-type": "application/json", cookie }
    try {
      const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(sheet) })
      return { status: response.status, body: await response.text() }
    } catch {
      // The connection was refused or broke because the server was killed, as planned.
      return null
    }
  }

  async function settle(address: string) {
    if (device.inDoubt) await send(address, device.inDoubt)
  }

  async function judge(address: string, onAnswer: () => void) {
    while (await send(address, device.inDoubt ?? nextSheet())) onAnswer()
  }

  return device
}
