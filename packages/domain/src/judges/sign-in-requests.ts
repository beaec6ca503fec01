type OpenRequest = { id: number; judgeId: number; number: number }

type Limits = { perEvent: number; perJudge: number; minNumber: number; maxNumber: number }

/**
 * The numbers for a further request: no two open requests of an event have the same. `open` may be longer than `perEvent`, from
 * an earlier version, but never holds all numbers.
 */
export function freeNumbers(open: readonly OpenRequest[], { minNumber, maxNumber }: Limits): number[] {
  const taken = new Set(open.map(({ number }) => number))
  const all = Array.from({ length: maxNumber - minNumber + 1 }, (_, index) => minNumber + index)
  return all.filter((number) => !taken.has(number))
}

/**
 * The ids of the requests that give way to a further one in the judge's name; `open` begins with the oldest. Within the judge's
 * limit it is the oldest of the judge. Within the event's limit it is the oldest of the judge with the most requests, so that a
 * flood in a few names never removes the only request of another judge.
 */
export function givingWay(open: readonly OpenRequest[], judgeId: number, { perEvent, perJudge }: Limits): number[] {
  const own = open.filter((request) => request.judgeId === judgeId)
  const leaving = own.slice(0, Math.max(0, own.length + 1 - perJudge))
  let rest = open.filter((request) => !leaving.includes(request))
  while (rest.length + 1 > perEvent) {
    const ofEach = [...Map.groupBy(rest, (request) => request.judgeId).values()]
    const most = Math.max(...ofEach.map(({ length }) => length))
    const [oldest] = ofEach.find(({ length }) => length === most) ?? []
    if (!oldest) break
    leaving.push(oldest)
    rest = rest.filter((request) => request !== oldest)
  }
  return leaving.map(({ id }) => id)
}
