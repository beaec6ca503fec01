import { resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { misspeltSettings, readSettings, SettingError } from "./env.ts"

const secret = (letter: string) => letter.repeat(32)

describe("an invalid setting is refused in one sentence that names it", () => {
  it.each([
    ["PORT", "many", "PORT must be a port number from 0 to 65535"],
    ["PORT", "65536", "PORT must be a port number from 0 to 65535"],
    ["PORT", "-1", "PORT must be a port number from 0 to 65535"],
    ["PORT", " ", "PORT must be a port number from 0 to 65535"],
    ["PORT", "0x50", "PORT must be a port number from 0 to 65535"],
    ["HOST", "no host", "HOST must be an address to listen on"],
    ["DATABASE_URL", "mysql://shows", "DATABASE_URL must be an address that begins with file: or postgresql://"],
    ["DATABASE_URL", "file:", "DATABASE_URL must be an address that begins with file: or postgresql://"],
    ["DATABASE_URL", "postgresql://[", "DATABASE_URL must be an address that begins with file: or postgresql://"],
    ...["file:shows.db", "mysql://shows", "postgresql://["].map((value): [string, string, string] => [
      "DATABASE_DIRECT_URL",
      value,
      "DATABASE_DIRECT_URL must be an address that begins with postgresql://",
    ]),
    [
      "DATABASE_DIRECT_URL",
      "postgresql://db.test/shows",
      "DATABASE_DIRECT_URL needs a DATABASE_URL that begins with postgresql://",
    ],
    ["DATA_DIR", "a\0b", "DATA_DIR must be a folder"],
    ["SESSION_SECRET", "short", "SESSION_SECRET must hold at least 32 characters (each, in a comma list)"],
    [
      "SESSION_SECRET",
      `${secret("a")},short`,
      "SESSION_SECRET must hold at least 32 characters (each, in a comma list)",
    ],
    ["SESSION_SECRET", `${secret("a")},`, "SESSION_SECRET must hold at least 32 characters (each, in a comma list)"],
    ["MASTER_ADMIN_PASSWORD", "12345", "MASTER_ADMIN_PASSWORD must hold at least 6 characters"],
    ["MASTER_ADMIN_PASSWORD", "x".repeat(201), "MASTER_ADMIN_PASSWORD must hold at most 200 characters"],
    ["DEMO", "yes", "DEMO must be cars, cosplay or 0"],
    ["PUBLIC_URL", "shows.test", "PUBLIC_URL must be an address that begins with http:// or https://"],
    ["PUBLIC_URL", "ftp://shows.test", "PUBLIC_URL must be an address that begins with http:// or https://"],
    ["TRUST_PROXY", "-1", "TRUST_PROXY must be the number of proxies in front, from 0 to 100"],
    ["TRUST_PROXY", "true", "TRUST_PROXY must be the number of proxies in front, from 0 to 100"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent"],
    ["LOGIN_RATE_LIMIT", "off", "LOGIN_RATE_LIMIT must be 0 or 1"],
    ["EVENT_CREATION", "closed", "EVENT_CREATION must be open or master"],
    ["METRICS_TOKEN", "short", "METRICS_TOKEN must hold at least 16 characters"],
    ["METRICS_TOKEN", "a token of several words", "METRICS_TOKEN must hold no blanks"],
    ...["daily", "0h", "4m", "31d", "6"].map((value): [string, string, string] => [
      "BACKUP_EVERY",
      value,
      "BACKUP_EVERY must be off, or a number with m, h or d, such as 6h, from 5m to 30d",
    ]),
    [
      "PHOTOS_URL",
      "/mnt/photos",
      "PHOTOS_URL must be a folder that begins with file:, or a bucket such as s3://photos",
    ],
    ["PHOTOS_URL", "s3://Shows", "PHOTOS_URL must be a folder that begins with file:, or a bucket such as s3://photos"],
    ["PHOTOS_URL", "s3://shows", "AWS_ACCESS_KEY_ID must be set, as PHOTOS_URL is a bucket"],
    ["AWS_ENDPOINT_URL_S3", "store", "AWS_ENDPOINT_URL_S3 must be an address that begins with http:// or https://"],
    ["RETENTION", "30", "RETENTION must be off or on"],
    ["BACKUP_KEEP", "0", "BACKUP_KEEP must be the number of backups to keep, from 1 to 1000"],
    ...["https://shows.test/backups", "s3://Shows"].map((value): [string, string, string] => [
      "BACKUP_TO",
      value,
      "BACKUP_TO must be a folder of this machine, or a bucket such as s3://backups",
    ]),
    ["BACKUP_TO", "s3://shows/backups", "AWS_ACCESS_KEY_ID must be set, as BACKUP_TO is a bucket"],
  ])("%s=%j", (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingError(sentence))
  })
})

describe("a setting that is absent, or empty, has its default", () => {
  it.each([{}, { PORT: "", DATABASE_URL: "", DEMO: "", SESSION_SECRET: "" }])("%j", (source) => {
    expect(readSettings(source)).toEqual({
      port: 3000,
      host: "0.0.0.0",
      databaseUrl: `file:${resolve("data/rosette.db")}`,
      databaseDirectUrl: `file:${resolve("data/rosette.db")}`,
      dataDir: resolve("data"),
      sessionSecrets: undefined,
      masterAdminPassword: undefined,
      demo: undefined,
      publicUrl: undefined,
      trustProxy: 0,
      logLevel: "info",
      loginRateLimit: true,
      eventCreation: "open",
      metricsToken: undefined,
      retention: true,
      photos: { kind: "folder", folder: resolve("data/photos") },
      backupEveryMs: null,
      backupKeep: 7,
      backupTo: resolve("data/backups"),
    })
  })
})

it.each(["https://shows.test/", "HTTPS://Shows.test", "https://shows.test:443//"])(
  "PUBLIC_URL=%s is one address",
  (url) => {
    expect(readSettings({ PUBLIC_URL: url }).publicUrl).toBe("https://shows.test")
  },
)

it("reads every setting", () => {
  expect(
    readSettings({
      PORT: "0",
      HOST: "::1",
      DATABASE_URL: "postgresql://olive:word@pool.test:6432/shows",
      DATABASE_DIRECT_URL: "postgresql://olive:word@db.test:5432/shows",
      DATA_DIR: "/srv/shows",
      SESSION_SECRET: `${secret("a")}, ${secret("b")}`,
      MASTER_ADMIN_PASSWORD: "123456",
      DEMO: "0",
      PUBLIC_URL: "https://shows.test",
      TRUST_PROXY: "2",
      LOG_LEVEL: "warn",
      LOGIN_RATE_LIMIT: "0",
      EVENT_CREATION: "master",
      METRICS_TOKEN: "token-of-the-watcher",
      RETENTION: "off",
      PHOTOS_URL: "s3://shows/club/photos",
      AWS_ACCESS_KEY_ID: "key",
      AWS_SECRET_ACCESS_KEY: "word",
      AWS_REGION: "eu-central-1",
      BACKUP_EVERY: "6h",
      BACKUP_KEEP: "3",
      BACKUP_TO: "/mnt/copies",
    }),
  ).toEqual({
    port: 0,
    host: "::1",
    databaseUrl: "postgresql://olive:word@pool.test:6432/shows",
    databaseDirectUrl: "postgresql://olive:word@db.test:5432/shows",
    dataDir: "/srv/shows",
    sessionSecrets: [secret("a"), secret("b")],
    masterAdminPassword: "123456",
    demo: false,
    publicUrl: "https://shows.test",
    trustProxy: 2,
    logLevel: "warn",
    loginRateLimit: false,
    eventCreation: "master",
    metricsToken: "token-of-the-watcher",
    retention: false,
    photos: {
      kind: "s3",
      bucket: "shows",
      prefix: "club/photos/",
      region: "eu-central-1",
      endpoint: "https://s3.eu-central-1.amazonaws.com",
      accessKeyId: "key",
      secretAccessKey: "word",
    },
    backupEveryMs: 21_600_000,
    backupKeep: 3,
    backupTo: "/mnt/copies",
  })
})

it("backups may go into a bucket", () => {
  const key = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "word" }
  const env = { BACKUP_TO: "s3://copies/club", AWS_ENDPOINT_URL_S3: "https://store.test", ...key }
  expect(readSettings(env).backupTo).toEqual({
    kind: "s3",
    bucket: "copies",
    prefix: "club/",
    region: "us-east-1",
    endpoint: "https://store.test",
    accessKeyId: "key",
    secretAccessKey: "word",
  })
})

it("the time between backups is read in minutes, hours and days", () => {
  const pauses = ["off", "5m", "6h", "30d"].map((text) => readSettings({ BACKUP_EVERY: text }).backupEveryMs)
  expect(pauses).toEqual([null, 300_000, 21_600_000, 2_592_000_000])
})

it.each([
  ["file:/mnt/photos", "/mnt/photos"],
  ["file:///mnt/photos", "/mnt/photos"],
  ["file:./photos", resolve("photos")],
])("photos may be in another folder: %s", (url, folder) => {
  expect(readSettings({ PHOTOS_URL: url }).photos).toEqual({ kind: "folder", folder })
})

it("a variable that is written almost like a setting is named, one of another program is not", () => {
  const source = { BACKUP_EVRY: "6h", PUBLIC_URI: "x", BACKUP_KEEP: "3", HOME: "/root", PORTS: "1", AWS_PROFILE: "x" }
  expect(misspeltSettings(source)).toEqual([
    { name: "BACKUP_EVRY", meant: "BACKUP_EVERY" },
    { name: "PUBLIC_URI", meant: "PUBLIC_URL" },
  ])
})

it.each([
  ["cars", "cars"],
  ["cosplay", "cosplay"],
  ["1", "cars"],
  ["0", false],
])("DEMO=%s means %j", (DEMO, demo) => {
  expect(readSettings({ DEMO }).demo).toBe(demo)
})
