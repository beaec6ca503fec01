import { z } from "zod"

/** The last file of an archive: an archive without it ended too early. */
export const MANIFEST = "manifest.json"
const FORMAT = 1

const archivedFile = z.object({
  path: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/**
 * The description of an archive: which database it holds, when it was made, and every file with its SHA-256. The tables
 * of PostgreSQL are in the order in which they must be loaded.
 */
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  dialect: z.enum(["sqlite", "postgresql"]),
  databaseId: z.string(),
  migrations: z.array(z.string()),
  files: z.array(archivedFile),
})

export type ArchivedFile = z.infer<typeof archivedFile>
export type Manifest = z.infer<typeof manifestSchema>

export const newManifest = (about: Omit<Manifest, "format">): Manifest => ({ format: FORMAT, ...about })

/** Reads a manifest. Throws one sentence if this version cannot read it. */
export function readManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(asJson(text))
  if (parsed.success) return parsed.data
  throw new Error(`The archive cannot be read: its ${MANIFEST} is damaged or of a newer version of Rosette.`)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema then refuses it as a damaged manifest.
    return null
  }
}
