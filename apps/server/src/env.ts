import { join, resolve } from "node:path"
import { LIMITS } from "@rosette/contract/limits"
import { DAY_MS } from "@rosette/domain/events/day"
import { nearName } from "@rosette/domain/text/near-name"
import { z } from "zod"
import { type ArchiveLocation, type Bucket, backupsIn } from "./backup/archive-location.ts"
import { type PhotoLocation, photosIn } from "./photos/photo-location.ts"

const onOrOff = z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1")

const wholeNumber = (max: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value <= max, sentence)

const isPostgresqlAddress = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
const isDatabaseAddress = (text: string) => /^file:.+/.test(text) || isPostgresqlAddress(text)

/** "30m", "6h", "1d", in milliseconds; null for "off". */
const UNITS_MS: Record<string, number> = { m: 60_000, h: 3_600_000, d: DAY_MS }
const SHORTEST_SPAN_MS = 300_000
const LONGEST_SPAN_MS = 30 * DAY_MS
const SPAN_SENTENCE = "must be off, or a number with m, h or d, such as 6h, from 5m to 30d"
const spanOrOff = z
  .string()
  .regex(/^(off|\d{1,4}[mhd])$/, SPAN_SENTENCE)
  .transform((text) => (text === "off" ? null : Number.parseInt(text, 10) * (UNITS_MS[text.at(-1) ?? ""] ?? 0)))
  .refine((ms) => ms === null || (ms >= SHORTEST_SPAN_MS && ms <= LONGEST_SPAN_MS), SPAN_SENTENCE)

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const
const MIN_SECRET_CHARS = 32
const MIN_TOKEN_CHARS = 16

const BUCKET = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/

const schema = z.object({
  PORT: wholeNumber(65_535, "must be a port number from 0 to 65535").default(3_000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address to listen on")
    .default("0.0.0.0"),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseAddress, "must be an address that begins with file: or postgresql://")
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .refine(isPostgresqlAddress, "must be an address that begins with postgresql://")
    .optional(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes("\0"), "must be a folder")
    .default("./data"),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= MIN_SECRET_CHARS),
      `must hold at least ${MIN_SECRET_CHARS} characters (each, in a comma list)`,
    )
    .optional(),
  MASTER_ADMIN_PASSWORD: z
    .string()
    .min(LIMITS.password.minChars, `must hold at least ${LIMITS.password.minChars} characters`)
    .max(LIMITS.password.maxChars, `must hold at most ${LIMITS.password.maxChars} characters`)
    .optional(),
  DEMO: z
    .enum(["cars", "cosplay", "0", "1"], { error: "must be cars, cosplay or 0" })
    .transform((value) => (value === "0" ? false : value === "1" ? "cars" : value))
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
    // Paths are added to it, and its scheme decides about cookies: "HTTPS://shows.test/" means "https://shows.test".
    .transform((url) => new URL(url).href.replace(/\/+$/, ""))
    .optional(),
  TRUST_PROXY: wholeNumber(100, "must be the number of proxies in front, from 0 to 100").default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
  LOGIN_RATE_LIMIT: onOrOff.default(true),
  EVENT_CREATION: z.enum(["open", "master"], { error: "must be open or master" }).default("open"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must hold no blanks")
    .min(MIN_TOKEN_CHARS, `must hold at least ${MIN_TOKEN_CHARS} characters`)
    .optional(),
  RETENTION: z.enum(["off", "on"], { error: "must be off or on" }).default("on"),
  PHOTOS_URL: z
    .string()
    .refine(
      (url) => /^file:.+/.test(url) || BUCKET.test(url),
      "must be a folder that begins with file:, or a bucket such as s3://photos",
    )
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_REGION: z.string().default("us-east-1"),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
    .optional(),
  BACKUP_EVERY: spanOrOff.default(null),
  BACKUP_KEEP: wholeNumber(1_000, "must be the number of backups to keep, from 1 to 1000")
    .refine((count) => count > 0, "must be the number of backups to keep, from 1 to 1000")
    .default(7),
  BACKUP_TO: z
    .string()
    .refine((path) => !path.includes("\0"), "must be a folder")
    .refine(
      (location) => BUCKET.test(location) || !/^[a-z0-9+]+:\/\//i.test(location),
      "must be a folder of this machine, or a bucket such as s3://backups",
    )
    .optional(),
})

/** Files of the data folder, made at the first start unless the settings name these secrets. */
export const SESSION_SECRET_FILE = "session-secret"
export const MASTER_PASSWORD_FILE = "master-admin-password"

export type Settings = {
  port: number
  host: string
  databaseUrl: string
  /** The same database without a pooler in between. */
  databaseDirectUrl: string
  dataDir: string
  sessionSecrets: string[] | undefined
  masterAdminPassword: string | undefined
  /** Which contest the demo event is; 1 means the cars, as in earlier versions. */
  demo: "cars" | "cosplay" | false | undefined
  publicUrl: string | undefined
  trustProxy: number
  logLevel: string
  loginRateLimit: boolean
  /** Who creates events: everybody, or the master administrator alone. */
  eventCreation: "open" | "master"
  metricsToken: string | undefined
  /** Whether events are removed some time after they were held. */
  retention: boolean
  /** Where photos are kept. */
  photos: PhotoLocation
  /** How often the server makes a backup automatically; null for never. */
  backupEveryMs: number | null
  /** How many of the automatic backups are kept. */
  backupKeep: number
  backupTo: ArchiveLocation
}

/** The master password opens every event: a shorter one is refused with a new data folder, and warned of with an existing one. */
export const isShortMasterPassword = (password: string | undefined): boolean =>
  password !== undefined && password.length < LIMITS.masterAdminPassword.minChars

/** An invalid setting; its message is one line that names the variable. */
export class SettingError extends Error {}

/** Shorter names, such as PORT, are too much like the variables of other programs. */
const LONG_NAME = 8

/** The variables that are no settings and are written almost like one, with that one: they are ignored, which nobody intends. */
export function misspeltSettings(source: NodeJS.ProcessEnv): { name: string; meant: string }[] {
  const settings = Object.keys(schema.shape)
  const long = settings.filter((name) => name.length >= LONG_NAME)
  const others = Object.keys(source).filter((name) => !settings.includes(name))
  return others.flatMap((name) => {
    const meant = nearName(name, long)
    return meant === null ? [] : [{ name, meant }]
  })
}

/** Reads the settings; empty variables count as absent. Throws a SettingError that names the first invalid variable. */
export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  const databaseUrl = env.DATABASE_URL ?? `file:${join(dataDir, "rosette.db")}`
  if (env.DATABASE_DIRECT_URL !== undefined && !isPostgresqlAddress(databaseUrl))
    throw new SettingError("DATABASE_DIRECT_URL needs a DATABASE_URL that begins with postgresql://")
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? databaseUrl,
    dataDir,
    sessionSecrets: env.SESSION_SECRET,
    masterAdminPassword: env.MASTER_ADMIN_PASSWORD,
    demo: env.DEMO,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    loginRateLimit: env.LOGIN_RATE_LIMIT,
    eventCreation: env.EVENT_CREATION,
    metricsToken: env.METRICS_TOKEN,
    retention: env.RETENTION === "on",
    photos: photoLocationOf(env, dataDir),
    backupEveryMs: env.BACKUP_EVERY,
    backupKeep: env.BACKUP_KEEP,
    backupTo: archiveLocationOf(env, dataDir),
  }
}

function photoLocationOf(env: z.output<typeof schema>, dataDir: string): PhotoLocation {
  const { PHOTOS_URL: url } = env
  if (url === undefined) return photosIn(dataDir)
  if (url.startsWith("s3://")) return bucketOf(env, "PHOTOS_URL", url)
  return { kind: "folder", folder: resolve(url.replace(/^file:(?:\/\/)?/, "")) }
}

function archiveLocationOf(env: z.output<typeof schema>, dataDir: string): ArchiveLocation {
  const { BACKUP_TO: location } = env
  if (location === undefined) return backupsIn(dataDir)
  return location.startsWith("s3://") ? bucketOf(env, "BACKUP_TO", location) : resolve(location)
}

/** A bucket is reached with the settings that other tools for it read, too. */
function bucketOf(env: z.output<typeof schema>, setting: string, url: string): Bucket {
  const { AWS_REGION: region, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = env
  const [bucket = "", ...folders] = url.slice("s3://".length).split("/").filter(Boolean)
  const key = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }
  for (const [name, value] of Object.entries(key))
    if (!value) throw new SettingError(`${name} must be set, as ${setting} is a bucket`)
  return {
    kind: "s3",
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region,
    endpoint: env.AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "",
  }
}
