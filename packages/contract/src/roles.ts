import { z } from "zod"

export const ROLES = ["judge", "organizer", "masterAdmin"] as const
export type Role = (typeof ROLES)[number]
export const roleSchema = z.enum(ROLES)

/** Who may call, in words, and the roles that let a caller in. */
export const ACCESS_LEVELS = {
  anybody: { says: "Anybody", roles: [] },
  judge: { says: "The judge themself", roles: ["judge"] },
  member: { says: "Judges and organizer of the event, master admin", roles: ["judge", "organizer", "masterAdmin"] },
  organizer: { says: "Organizer of the event, master admin", roles: ["organizer", "masterAdmin"] },
  masterAdmin: { says: "Master admin", roles: ["masterAdmin"] },
} as const satisfies Record<string, { says: string; roles: readonly Role[] }>

export type AccessLevel = keyof typeof ACCESS_LEVELS

/** How the history names the master administrator. */
export const MASTER_ADMIN = { id: "master-admin", name: "Master Admin" } as const
