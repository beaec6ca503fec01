import { join, resolve } from "node:path"
import { z } from "zod"

const zeroOrOne = (fallback: "0" | "1") => z.enum(["0", "1"], { error: "must be 0 or 1" }).default(fallback).transform((value) => value === "1")

const schema = z.object({
  PORT: z.coerce.number({ error: "must be a port number from 0 to 65535" }).int("must be a whole number").min(0, "must be at least 0").max(65535, "must be at most 65535").default(3000),
  HOST: z.string().min(1, "must be an address to listen on").default("0.0.0.0"),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)/, "must begin with file: or postgresql://")
    .optional(),
  DATA_DIR: z.string().min(1, "must be a folder").default("./data"),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine((secrets) => secrets.every((secret) => secret.length >= 32), "must hold at least 32 characters (each, in a comma list)")
    .optional(),
  MASTER_ADMIN_PASSWORD: z.string().min(6, "must hold at least 6 characters").optional(),
  DEMO: z.enum(["0", "1"], { error: "must be 0 or 1" }).transform((value) => value === "1").optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" }).optional(),
  TRUST_PROXY: z.coerce.number({ error: "must be the number of proxies in front" }).int("must be a whole number").min(0, "must be at least 0").max(100, "must be at most 100").default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], { error: "must be fatal, error, warn, info, debug, trace or silent" }).default("info"),
  LOGIN_RATE_LIMIT: zeroOrOne("1"),
})

export type Settings = {
  port: number
  host: string
  databaseUrl: string
  dataDir: string
  sessionSecrets: string[] | undefined
  masterAdminPassword: string | undefined
  demo: boolean | undefined
  publicUrl: string | undefined
  trustProxy: number
  logLevel: string
  loginRateLimit: boolean
}

/** A setting that makes no sense; its message is one line that names the variable. */
export class SettingError extends Error {}

/** Reads the settings; empty variables count as absent. Throws a SettingError naming the first variable that is wrong. */
export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""))
  const parsed = schema.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, "rosette.db")}`,
    dataDir,
    sessionSecrets: env.SESSION_SECRET,
    masterAdminPassword: env.MASTER_ADMIN_PASSWORD,
    demo: env.DEMO,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    loginRateLimit: env.LOGIN_RATE_LIMIT,
  }
}
