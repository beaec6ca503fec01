import { statSync } from "node:fs"
import { type Finding, fault, ok } from "./finding.ts"
import { hasModes, isOpenToOthers } from "./from-the-server.ts"
import { type PlaceFacts, readPlace } from "./place.ts"

type DataFolderFacts = {
  path: string
  /** Null if there is nothing at the path. */
  place: PlaceFacts | null
  /** Who runs this command; null on a system without owners. */
  user: number | null
}

export function readDataFolder(path: string): DataFolderFacts {
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined
  return { path, place: isThere ? readPlace(path) : null, user: process.getuid?.() ?? null }
}

const ROOT = 0

/** Whether the rest of the set-up can be looked at: by whoever owns the folder, and by root. */
export const canLookInto = ({ place, user }: DataFolderFacts): boolean =>
  place?.isFolder === true && (user === null || user === ROOT || user === place.uid)

export function dataFolderFinding(facts: DataFolderFacts): Finding {
  const { path, place, user } = facts
  if (place === null)
    return fault(
      "data-folder",
      `There is no folder ${path}.`,
      "Run this where the server runs, with the settings that it has (--settings FILE), or start the server for the first time.",
    )
  if (!place.isFolder) return fault("data-folder", `${path} is not a folder.`, "Point DATA_DIR to a folder.")
  if (!canLookInto(facts))
    return fault(
      "data-folder",
      `${path} belongs to user ${place.uid}, and this is user ${user}.`,
      `Run this as user ${place.uid}, or as root. Nothing else was looked at.`,
    )
  if (hasModes && isOpenToOthers(place.mode))
    return fault(
      "data-folder",
      `Other users may look into ${path} (mode ${(place.mode & 0o777).toString(8)}): it holds secrets, codes and photos.`,
      `chmod 700 ${path}`,
    )
  if (place.writeError !== null)
    return fault("data-folder", `${path} cannot be written: ${place.writeError}.`, "Let its owner write there.")
  return ok("data-folder", `${path} can be read and written by its owner alone.`)
}
