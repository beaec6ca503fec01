import { z } from "zod"

export const ROLES = ["judge", "organizer", "masterAdmin"] as const
export type Role = (typeof ROLES)[number]
export const roleSchema = z.enum(ROLES)

/** Who is named in the history when the master administrator acts (spec: states, master admin session). */
export const MASTER_ADMIN = { id: "master-admin", name: "Master Admin" } as const
