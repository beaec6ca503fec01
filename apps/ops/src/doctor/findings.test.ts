import { tmpdir } from "node:os"
import { LIMITS } from "@rosette/contract/limits"
import { DAY_MS } from "@rosette/domain/events/day"
import { describe, expect, it } from "vitest"
import type { Answer, Asked } from "./ask.ts"
import { backupFinding } from "./backups.ts"
import { browserFilesFinding } from "./browser-files.ts"
import { certificateFinding } from "./certificate.ts"
import { clockFinding } from "./clock.ts"
import { dataFolderFinding } from "./data-folder.ts"
import { databaseFinding } from "./database.ts"
import { demoFinding } from "./demo.ts"
import { type DiskFacts, diskFinding, readDisks } from "./disk.ts"
import type { Finding } from "./finding.ts"
import { openDefaultsFindings } from "./open-defaults.ts"
import { photoFinding } from "./photos.ts"
import { type PlaceFacts, whyNotWritable } from "./place.ts"
import { proxyFinding } from "./proxy.ts"
import { publicAddressFinding } from "./public-address.ts"
import { serverFinding } from "./running-server.ts"
import { settingsFinding } from "./settings.ts"

/** A table: what it is, the facts, the state, and words of the sentence or of what to do. */
type Table<Facts> = [string, Partial<Facts>, Finding["state"], RegExp][]

function decides<Facts>(
  decide: (facts: Facts) => Finding | null,
  usual: NoInfer<Facts>,
  table: Table<NoInfer<Facts>>,
): void {
  it.each(table)("%s", (_title, facts, state, says) => {
    const finding = decide({ ...usual, ...facts })
    expect(finding?.state).toBe(state)
    expect(`${finding?.found} ${finding?.toDo}`).toMatch(says)
    expect(finding?.toDo === null).toBe(state === "ok")
  })
}

const NOW = new Date("2026-06-06T12:00:00Z")
const VERSION = "0.3.0"
const SITE = "https://shows.example"
const none = (reason: string): Asked => ({ answer: null, reason })

function answering(facts: Partial<Answer>): Asked {
  const answer: Answer = { status: 200, location: null, body: "", aheadSeconds: 0, certificate: null }
  return { answer: Object.assign(answer, facts), reason: null }
}
const health = (version?: string) => answering({ body: JSON.stringify({ status: "ok", version }) })

describe("settings", () => {
  decides(settingsFinding, { error: null, misspelt: [] }, [
    ["all can be read", {}, "ok", /can be read/],
    ["one is wrong", { error: "PORT must be a port number" }, "fault", /PORT must be a port number\./],
    ["one is misspelt", { misspelt: [{ name: "PUBLC_URL", meant: "PUBLIC_URL" }] }, "warning", /PUBLC_URL.*PUBLIC_URL/],
  ])
})

const USER = { uid: 10_001, gid: 10_001 }
const FOLDER: PlaceFacts = { path: "/data", isFolder: true, mode: 0o40700, uid: 10_001, gid: 10_001, writeError: null }
const placed = (facts: Partial<PlaceFacts>): PlaceFacts => Object.assign({}, FOLDER, facts)

describe("the data folder", () => {
  decides(dataFolderFinding, { path: "/data", place: FOLDER, user: 10_001 }, [
    ["is its owner's alone", {}, "ok", /owner alone/],
    ["is looked at by root", { user: 0 }, "ok", /owner alone/],
    ["is open to all", { place: placed({ mode: 0o40755 }) }, "fault", /mode 755.*chmod 700 \/data/],
    ["is open to the group", { place: placed({ mode: 0o40750 }) }, "fault", /mode 750/],
    ["is not there", { place: null }, "fault", /no folder \/data/],
    ["is a file", { place: placed({ isFolder: false }) }, "fault", /not a folder/],
    ["is another user's", { user: 1000 }, "fault", /user 10001, and this is user 1000.*as root/],
    ["is on a read-only disk", { place: placed({ writeError: "EROFS" }) }, "fault", /cannot be written: EROFS/],
  ])
})

describe("a folder that the server writes into", () => {
  it.each<[string, Partial<PlaceFacts>, typeof USER, RegExp | null]>([
    ["its own", {}, USER, null],
    ["root's, closed", { uid: 0, gid: 0 }, USER, /user 10001/],
    ["root's, open to all", { uid: 0, gid: 0, mode: 0o40777 }, USER, null],
    ["of its group", { uid: 0, mode: 0o40770 }, USER, null],
    ["of its group, which may only read", { uid: 0, mode: 0o40750 }, USER, /user 10001/],
    ["its own, without the right to write", { mode: 0o40500 }, USER, /closed to user 10001/],
    ["another's, for a server run by root", { mode: 0o40500 }, { uid: 0, gid: 0 }, null],
    ["a file", { isFolder: false }, USER, /not a folder/],
    ["on a read-only disk", { writeError: "EROFS" }, USER, /EROFS/],
  ])("%s", (_title, facts, user, why) => {
    const found = whyNotWritable(placed(facts), user)
    if (why === null) expect(found).toBeNull()
    else expect(found).toMatch(why)
  })
})

describe("the disk", () => {
  const disk = { path: "/data", freeBytes: 5e9, isOfData: true }
  const other = { path: "/stick", freeBytes: 2e6, isOfData: false }
  const full = { path: "/data", freeBytes: LIMITS.storage.minFreeBytes - 1, isOfData: true }
  decides<{ disks: DiskFacts[] }>(({ disks }) => diskFinding(disks), { disks: [disk] }, [
    ["has room", {}, "ok", /5\.0 GB free on the disk of \/data/],
    ["is full", { disks: [full] }, "fault", /imports and photos are refused/],
    ["is full where backups are", { disks: [disk, other] }, "fault", /2 MB free on the disk of \/stick/],
    ["has little room", { disks: [{ ...disk, freeBytes: 5e8 }] }, "warning", /500 MB free/],
    ["does not say", { disks: [{ ...disk, freeBytes: Number.POSITIVE_INFINITY }] }, "ok", /unknown/],
  ])

  it("is read once for all folders on it, also for one that is not there yet", async () => {
    const disks = await readDisks(tmpdir(), [`${tmpdir()}/not-there/photos`])
    expect(disks).toEqual([{ path: tmpdir(), freeBytes: expect.any(Number), isOfData: true }])
    expect(disks[0]?.freeBytes).toBeGreaterThan(0)
  })
})

describe("the database", () => {
  decides(databaseFinding, { name: "/data/rosette.db", error: null, isEmpty: false, toRun: [], isForeign: false }, [
    ["answers", {}, "ok", /answers/],
    ["cannot be reached", { error: "DATABASE_URL: cannot be reached." }, "fault", /DATABASE_URL.*nobody can sign in/],
    ["belongs to another user", { isForeign: true }, "fault", /may not be written/],
    ["is empty", { isEmpty: true }, "warning", /nothing yet/],
    ["is of an earlier version", { toRun: ["0007_awards"] }, "warning", /0007_awards.*backup/],
  ])
})

describe("photos", () => {
  decides(photoFinding, { name: "/data/photos", isBucket: false, whyNot: null }, [
    ["can be stored", {}, "ok", /\/data\/photos/],
    ["have no folder", { whyNot: "/data/photos is not a folder." }, "fault", /not a folder.*PHOTOS_URL/],
    ["have no bucket", { isBucket: true, whyNot: "AccessDenied" }, "fault", /AccessDenied.*AWS_ENDPOINT_URL_S3/],
  ])
})

describe("backups", () => {
  const ago = (ms: number) => new Date(NOW.getTime() - ms)
  const hour = 3_600_000
  const facts = { everyMs: 6 * hour, to: "/stick", newest: ago(hour), error: null, isOnSameDisk: false }
  decides<typeof facts | (Omit<typeof facts, "everyMs"> & { everyMs: null })>(
    (each) => backupFinding(each, NOW),
    facts,
    [
      ["are made", {}, "ok", /60 minutes old/],
      [
        "are not made",
        { everyMs: null, newest: ago(5 * DAY_MS) },
        "fault",
        /5 days old, and none is made automatically/,
      ],
      ["were made by hand yesterday", { everyMs: null, newest: ago(DAY_MS) }, "warning", /24 hours old.*BACKUP_EVERY/],
      [
        "are late",
        { newest: ago(13 * hour) },
        "fault",
        /13 hours old, although BACKUP_EVERY asks for one every 6 hours/,
      ],
      ["are lost with the disk", { isOnSameDisk: true }, "warning", /on the disk of the data folder.*BACKUP_TO/],
    ],
  )

  it("there is none, or none that can be seen", () => {
    expect(backupFinding({ ...facts, everyMs: null, newest: null }, NOW)).toMatchObject({ state: "fault" })
    expect(backupFinding({ ...facts, newest: null }, NOW).found).toMatch(/no backup in \/stick/)
    expect(backupFinding({ ...facts, error: "EACCES" }, NOW)).toMatchObject({ state: "fault" })
  })
})

describe("the server", () => {
  const facts: Parameters<typeof serverFinding>[0] = {
    address: "http://127.0.0.1:3000",
    health: health(VERSION),
    ready: answering({}),
    startedWith: SITE,
    publicUrl: SITE,
    version: VERSION,
  }
  decides(serverFinding, facts, [
    ["runs", {}, "ok", /Version 0\.3\.0 runs/],
    ["does not run", { health: none("ECONNREFUSED") }, "warning", /ECONNREFUSED.*Start it/],
    ["was not restarted after an update", { health: health("0.2.9") }, "fault", /is version 0\.2\.9.*Restart/],
    ["does not say its version", { health: health() }, "fault", /version unknown/],
    ["is another program", { health: answering({ body: "<h1>It works</h1>" }) }, "fault", /Another program/],
    ["runs with earlier settings", { startedWith: null }, "fault", /PUBLIC_URL not set.*Restart/],
    ["runs with other settings", { publicUrl: undefined }, "fault", /has PUBLIC_URL https:.*--settings/],
    ["does not say its settings", { startedWith: undefined }, "ok", /runs/],
    ["has no database", { ready: answering({ status: 503 }) }, "fault", /not ready/],
  ])
})

describe("browser files", () => {
  const files = ["/assets/index-a.js"]
  type Facts = Parameters<typeof browserFilesFinding>[0]
  const facts: Facts = { folder: "/opt/web", files, publicFiles: files, olderByMs: 900, isOfSources: null }
  decides<Facts>(browserFilesFinding, facts, [
    ["are of this version", {}, "ok", /this version/],
    ["were copied some minutes after the server", { olderByMs: 600_000 }, "ok", /this version/],
    ["are missing", { files: null }, "fault", /no browser files in \/opt\/web/],
    ["are of an old build", { olderByMs: DAY_MS }, "fault", /older than the server/],
    ["are of other sources", { olderByMs: null, isOfSources: false }, "warning", /other sources/],
    ["are others at the public address", { publicFiles: ["/assets/index-b.js"] }, "fault", /serves other/],
    ["cannot be seen from outside", { publicFiles: null }, "ok", /this version/],
  ])
})

describe("the public address", () => {
  const facts: Parameters<typeof publicAddressFinding>[0] = {
    url: SITE,
    isSet: true,
    isOpenPlainly: false,
    asked: health(VERSION),
    version: VERSION,
    itsPublicUrl: SITE,
    ourPublicUrl: SITE,
  }
  const moved = (location: string) => answering({ status: 308, location })
  decides(publicAddressFinding, facts, [
    ["leads here", {}, "ok", /leads here/],
    ["is not set, and leads here", { isSet: false }, "warning", /Set PUBLIC_URL=https:\/\/shows\.example/],
    ["is not set", { url: null, asked: null }, "warning", /PUBLIC_URL is not set\. Set/],
    ["is not set, and all can come in", { url: null, asked: null, isOpenPlainly: true }, "warning", /plain http/],
    ["is this machine's name for itself", { url: "http://localhost:3000" }, "fault", /phone itself/],
    ["is its number for itself", { url: "https://127.0.0.1" }, "fault", /phone itself/],
    ["does not answer", { asked: none("ENOTFOUND") }, "fault", /ENOTFOUND/],
    [
      "has moved",
      { asked: moved("https://other.example/healthz") },
      "fault",
      /leads on to https:\/\/other\.example\. Set/,
    ],
    ["is http, and leads to https", { asked: moved("https://shows.example/healthz") }, "fault", /PUBLIC_URL=https/],
    ["is another program's", { asked: answering({ body: "{}" }) }, "fault", /something else answers/],
    ["is a proxy without a server", { asked: answering({ status: 502 }) }, "fault", /status 502/],
    ["is of another version", { asked: health("0.1.0") }, "fault", /version 0\.1\.0 answers/],
    ["is another installation's", { itsPublicUrl: "https://test.example" }, "fault", /test\.example: another inst/],
    ["is that of one without an address", { itsPublicUrl: null }, "fault", /not set: another installation/],
    ["leads to one that does not say", { itsPublicUrl: undefined }, "ok", /leads here/],
  ])
})

describe("the certificate", () => {
  const certificate = { problem: null, validFrom: new Date("2026-05-01"), validTo: new Date("2026-07-30") }
  const facts = { url: SITE, asked: answering({ certificate }) }
  const wrong = (problem: string) => answering({ certificate: { ...certificate, problem } })
  const ending = answering({ certificate: { ...certificate, validTo: new Date("2026-06-10") } })
  decides<{ url: string; asked: Asked }>((each) => certificateFinding(each, NOW), facts, [
    ["is valid", {}, "ok", /until 2026-07-30/],
    ["was not renewed", { asked: ending }, "warning", /2026-06-10.*renewed/],
    ["has run out", { asked: wrong("CERT_HAS_EXPIRED") }, "fault", /has run out.*clock/],
    ["is for another name", { asked: wrong("ERR_TLS_CERT_ALTNAME_INVALID") }, "fault", /another name/],
    ["is its own", { asked: wrong("DEPTH_ZERO_SELF_SIGNED_CERT") }, "fault", /itself.*NODE_EXTRA_CA_CERTS/],
    ["has an unknown chain", { asked: wrong("UNABLE_TO_VERIFY_LEAF_SIGNATURE") }, "fault", /not trusted.*chain/],
    ["cannot be agreed on", { asked: none("ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR") }, "fault", /does not speak TLS/],
    ["is missing", { url: "http://shows.example" }, "warning", /no TLS/],
  ])

  it("is not spoken of where nothing answers", () => {
    expect(certificateFinding({ url: SITE, asked: none("ENOTFOUND") }, NOW)).toBeNull()
  })
})

describe("the proxy", () => {
  const facts = { url: SITE, isSet: true, trustProxy: 1, protocol: "https" }
  decides<Parameters<typeof proxyFinding>[0]>(proxyFinding, facts, [
    ["passes the protocol on", {}, "ok", /passes on/],
    [
      "does not pass the protocol on",
      { isSet: false, protocol: "http" },
      "fault",
      /cookies are not Secure.*X-Forwarded-Proto/,
    ],
    ["does not, and PUBLIC_URL says it", { protocol: "http" }, "warning", /X-Forwarded-For/],
    ["is not trusted", { trustProxy: 0, protocol: "http" }, "fault", /TRUST_PROXY is 0/],
    ["is not trusted, and leads nowhere", { trustProxy: 0, protocol: null }, "fault", /TRUST_PROXY is 0/],
  ])

  it("is not needed for plain http, and says nothing where no server answers", () => {
    expect(proxyFinding({ ...facts, protocol: null })).toBeNull()
    expect(proxyFinding({ ...facts, url: "http://shows.example", trustProxy: 0 })).toBeNull()
  })
})

describe("the clock", () => {
  const reference = (aheadSeconds: number | null) => ({ url: "https://time.example/now", aheadSeconds })
  type Facts = Parameters<typeof clockFinding>[0]
  const facts: Facts = { reference: reference(1), publicAheadSeconds: 0 }
  decides<Facts>((each) => clockFinding(each, NOW), facts, [
    ["is right", {}, "ok", /2026-06-06 12:00 UTC, and so does time\.example/],
    ["is two hours slow", { reference: reference(7_200) }, "fault", /2 h 0 min behind.*set-ntp/],
    ["is two hours fast", { reference: reference(-7_200) }, "fault", /2 h 0 min ahead/],
    ["is two minutes off", { reference: reference(120) }, "warning", /2 minutes/],
    ["is another one at the public address", { publicAheadSeconds: 7_200 }, "fault", /public address.*2 h 0 min ahead/],
    ["has nothing to be compared with", { reference: null }, "warning", /phone/],
    ["could not be compared", { reference: reference(null), publicAheadSeconds: null }, "warning", /phone/],
  ])
})

describe("the demo", () => {
  const open = { name: "Preview", hasPassword: true, codes: [] }
  const facts = { demos: [{ name: "Preview", hasPassword: false, codes: [] }], isPublic: true }
  decides<Parameters<typeof demoFinding>[0]>(demoFinding, facts, [
    ["has other passwords", {}, "ok", /No event/],
    ["is not there", { demos: [] }, "ok", /No event/],
    ["opens at a public address", { demos: [open] }, "fault", /Preview.*at a public address/],
    ["has a judge's code", { demos: [{ ...open, hasPassword: false, codes: ["FASTBACK"] }] }, "fault", /new codes/],
    ["opens on a laptop", { demos: [open], isPublic: false }, "warning", /everybody can read\./],
  ])
})

describe("open defaults", () => {
  const facts: Parameters<typeof openDefaultsFindings>[0] = {
    masterAdminPassword: undefined,
    loginRateLimit: true,
    eventCreation: "master",
    isPublic: true,
  }
  decides<typeof facts>((each) => openDefaultsFindings(each)[0] ?? null, facts, [
    ["none", {}, "ok", /No setting/],
    ["the demo's password for everything", { masterAdminPassword: "demo-rosette" }, "fault", /demo’s/],
    ["a short master password", { masterAdminPassword: "short-one" }, "warning", /short.*12 characters/],
    ["no limit of sign-ins", { loginRateLimit: false }, "fault", /LOGIN_RATE_LIMIT=0/],
    ["no limit of sign-ins on a laptop", { loginRateLimit: false, isPublic: false }, "warning", /LOGIN_RATE_LIMIT=0/],
    ["events by anyone", { eventCreation: "open" }, "warning", /EVENT_CREATION=master/],
    ["events by anyone on a laptop", { eventCreation: "open", isPublic: false }, "ok", /No setting/],
  ])
})
