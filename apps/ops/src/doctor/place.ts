import { existsSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { hasModes, proveWritable } from "./from-the-server.ts"

/** Who runs the server: the owner of its data folder, as whom it also writes everything. */
export type ServerUser = { uid: number; gid: number }

type Rights = ServerUser & { mode: number }

/** A folder that the server writes into. Until it is made, the folder is meant in which it will be made. */
export type PlaceFacts = Rights & {
  path: string
  isFolder: boolean
  /** Why this command could not write there just now; null if it could. */
  writeError: string | null
}

export function readPlace(wanted: string): PlaceFacts {
  const path = nearestThere(wanted)
  const found = statSync(path)
  const { uid, gid, mode } = found
  const isFolder = found.isDirectory()
  return { path, isFolder, uid, gid, mode, writeError: isFolder ? whyNoProbe(path) : null }
}

export function nearestThere(path: string): string {
  return existsSync(path) ? path : nearestThere(dirname(path))
}

function whyNoProbe(folder: string): string | null {
  try {
    proveWritable(folder)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const ROOT = 0
const [WRITE, WRITE_AND_ENTER] = [0o2, 0o3]

/** Whether this user may do with a file or folder what the bits of one digit of a mode stand for. Root may do everything. */
function allows({ uid, gid, mode }: Rights, user: ServerUser, bits: number): boolean {
  if (!hasModes || user.uid === ROOT) return true
  const ofUser = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode
  return (ofUser & bits) === bits
}

export const mayBeWritten = (file: Rights, user: ServerUser): boolean => allows(file, user, WRITE)

/** Why the server cannot write into a folder; null if it can. */
export function whyNotWritable(place: PlaceFacts, server: ServerUser): string | null {
  const { path, isFolder, writeError } = place
  if (!isFolder) return `${path} is not a folder.`
  if (writeError !== null) return `${path} cannot be written: ${writeError}.`
  if (allows(place, server, WRITE_AND_ENTER)) return null
  return `${path} belongs to another user, or is closed to user ${server.uid}, who owns the data folder and runs the server.`
}
