import { z } from "zod"

export const ROLES = ["judge", "organizer", "masterAdmin"] as const
export type Role = (typeof ROLES)[number]
export const roleSchema = z.enum(ROLES)

/** How the history names the master administrator. */
export const MASTER_ADMIN = { id: "master-admin", name: "Master Admin" } as const
