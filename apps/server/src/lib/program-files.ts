import { join } from "node:path"

/** The built program is JavaScript in one folder, together with the files that it reads. */
const isBuilt = import.meta.filename.endsWith(".js")
const root = isBuilt ? import.meta.dirname : join(import.meta.dirname, "../../../..")

/** The paths of the program's own files, when run from the sources as well as built. */
export const PROGRAM_FILES = {
  web: join(root, isBuilt ? "web" : "apps/web/dist"),
  migrations: join(root, isBuilt ? "migrations" : "prisma/migrations"),
  manifest: join(root, "package.json"),
  backup: isBuilt ? join(root, "backup.js") : join(root, "apps/server/src/backup.ts"),
} as const
