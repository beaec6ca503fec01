import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const PROGRAM = join(dirname(createRequire(import.meta.url).resolve("s3rver/package.json")), "bin/s3rver.js")
/** The only key pair that it accepts. */
const KEY = "S3RVER"

export type S3Store = {
  /** The settings of a server that keeps its photos there. */
  env: { AWS_ENDPOINT_URL_S3: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  /** The keys of all that is in the bucket. */
  keys(): string[]
  stop(): Promise<void>
}

/** A real S3-compatible store as a process, with one bucket. */
export async function startS3Store(bucket: string): Promise<S3Store> {
  const folder = mkdtempSync(join(tmpdir(), "rosette-s3-"))
  const args = ["-d", folder, "-a", "127.0.0.1", "-p", "0", "--no-vhost-buckets", "--configure-bucket", bucket]
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ["ignore", "pipe", "ignore"] })
  const ended = once(child, "close")
  const port = await new Promise<string>((resolve, reject) => {
    let said = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text
      const found = /listening on \S+?:(\d+)\s/.exec(said)?.[1]
      if (found) resolve(found)
    })
    ended.then(() => reject(new Error(`The store ended: ${said}`)))
  })
  return {
    env: { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY },
    keys() {
      const root = join(folder, bucket)
      const found = existsSync(root) ? readdirSync(root, { recursive: true, encoding: "utf8" }) : []
      // It stores an object as a file, with its metadata and its checksum in further files.
      return found.filter((name) => name.endsWith("._S3rver_object")).map((name) => name.replace("._S3rver_object", ""))
    },
    async stop() {
      child.kill("SIGKILL")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
