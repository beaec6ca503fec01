import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { ROOT } from "./lib/root.mjs"

/** What runs on both databases in every run, and why. All other tests of the server use `eachDatabase`. */
const ON_BOTH = {
  "src/data/": "statements, locks, constraints and values of each",
  "src/features/sheets/saving/": "saving has statements, a queue and locks of its own",
  "src/features/sheets/bulk.test.ts": "sheets of many judges are locked and changed at once",
  "src/features/sheets/queries.test.ts": "sheets are read by SQL",
  "src/features/audience/votes.test.ts": "votes are stored and counted by SQL",
  "src/features/publishing/snapshot.test.ts": "a snapshot reads one state, and is the same text on both",
  "test/built.test.ts": "the build has the driver of each",
  "test/database-unavailable.test.ts": "only PostgreSQL can be out of reach",
  "test/databases.test.ts": "tests the databases of tests",
  "test/kill.test.ts": "each recovers from a kill in its own way",
  "test/two-servers.test.ts": "only PostgreSQL has several servers",
  "test/ceremony-on-two-servers.long.test.ts": "only PostgreSQL has several servers",
  "test/throttles-on-two-servers.test.ts": "only PostgreSQL has several servers",
}

const usesBoth = (text) => /\b(?:bothDatabases|describeOnBoth)\(|\bDATABASES\b/.test(text)

const onBoth = globSync("{src,test}/**/*.test.ts", { cwd: `${ROOT}/apps/server` }).filter((path) =>
  usesBoth(readFileSync(`${ROOT}/apps/server/${path}`, "utf8")),
)
const placesOf = (path) => Object.keys(ON_BOTH).filter((place) => path.startsWith(place))

it("only tests of what differs between the databases run on both of them", () => {
  expect(onBoth.filter((path) => placesOf(path).length === 0)).toEqual([])
})

it("each place that is listed has such tests", () => {
  expect(new Set(onBoth.flatMap(placesOf))).toEqual(new Set(Object.keys(ON_BOTH)))
})

it.each([
  ['import { eachDatabase } from "./each-database.ts"\neachDatabase((startApp) => {', false],
  ["bothDatabases((startApp) => {", true],
  ['describeOnBoth("expired rows", (db) => {', true],
  ["describe.each(DATABASES)(", true],
])("%s", (text, uses) => expect(usesBoth(text)).toBe(uses))
