import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { gunzipSync, gzipSync } from "node:zlib"
import { pack } from "tar-stream"
import { expect, it, onTestFinished } from "vitest"
import { readArchive } from "./read-archive.ts"
import { writeArchive } from "./write-archive.ts"

const PHOTO = `photos/${"a".repeat(32)}.webp`
const ABOUT = {
  createdAt: "2026-11-22T08:30:00.000Z",
  dialect: "sqlite" as const,
  databaseId: "abc",
  migrations: [] as string[],
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rosette-archive-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newArchive() {
  const folder = newFolder()
  const archive = join(folder, "backup.tar.gz")
  // The texts hardly compress, so that a damaged position is in the expected file.
  const content = Array.from({ length: 8_000 }, (_, index) => Math.sin(index)).join("\n")
  writeFileSync(join(folder, "content"), content)
  const file = join(folder, "content")
  const paths = ["database/rosette.db", PHOTO, "secrets/session-secret"]
  await writeArchive(
    archive,
    paths.map((path) => ({ path, file })),
    ABOUT,
  )
  return { archive, content }
}

/** Writes the archive again after changing its bytes, compressed or as a tar. */
async function damaged({
  compressed,
  tar,
}: {
  compressed?: (bytes: Buffer) => Buffer
  tar?: (bytes: Buffer) => Buffer
}) {
  const { archive } = await newArchive()
  if (compressed) writeFileSync(archive, compressed(readFileSync(archive)))
  if (tar) writeFileSync(archive, gzipSync(tar(gunzipSync(readFileSync(archive)))))
  return readArchive(archive, newFolder())
}

const flipped = (bytes: Buffer, at: number) => {
  const other = Buffer.from(bytes)
  other[at] = (other[at] ?? 0) ^ 0xff
  return other
}

it("returns every file with its manifest", async () => {
  const { archive, content } = await newArchive()
  const folder = newFolder()
  const manifest = await readArchive(archive, folder)
  expect(manifest).toMatchObject({ ...ABOUT, format: 1 })
  for (const { path, bytes } of manifest.files) {
    expect(readFileSync(join(folder, path), "utf8")).toBe(content)
    expect(bytes).toBe(content.length)
  }
})

it("names the file at which the compressed archive is damaged or ends", async () => {
  const middle = (bytes: Buffer) => Math.floor(bytes.length / 2)
  await expect(damaged({ compressed: (bytes) => bytes.subarray(0, middle(bytes)) })).rejects.toThrow(
    `The archive is damaged: it cannot be read at ${PHOTO}`,
  )
  await expect(damaged({ compressed: (bytes) => flipped(bytes, middle(bytes)) })).rejects.toThrow(PHOTO)
  await expect(damaged({ compressed: () => Buffer.from("a letter") })).rejects.toThrow(
    "The archive is damaged: it cannot be read at its beginning",
  )
})

it("names the files that differ from what was saved", async () => {
  const inPhoto = (bytes: Buffer) => flipped(bytes, bytes.indexOf(PHOTO) + 2_000)
  await expect(damaged({ tar: inPhoto })).rejects.toThrow(`The archive is damaged: ${PHOTO} is not what was saved.`)
})

it("names what is missing or was added", async () => {
  const renamed = (bytes: Buffer) => {
    const text = bytes.toString("latin1")
    // The header of a tar holds the sum of its bytes: swapping two letters keeps it.
    return Buffer.from(text.replace("secrets/session-secret\0", "secrets/sessoin-secret\0"), "latin1")
  }
  await expect(damaged({ tar: renamed })).rejects.toThrow(
    "The archive is damaged: secrets/session-secret is missing, secrets/sessoin-secret is not in its manifest.",
  )
})

it("refuses an archive without its manifest, names outside a backup, and one of a newer version", async () => {
  const written = async (name: string, content: string) => {
    const archive = join(newFolder(), "other.tar.gz")
    const tar = pack()
    tar.entry({ name }, content)
    tar.finalize()
    const chunks: Buffer[] = []
    await pipeline(tar, async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(chunk)
    })
    writeFileSync(archive, gzipSync(Buffer.concat(chunks)))
    return readArchive(archive, newFolder())
  }
  await expect(written("secrets/session-secret", "x")).rejects.toThrow("it has no manifest.json, so it ended too early")
  await expect(written("../../etc/passwd", "x")).rejects.toThrow(
    'it holds "../../etc/passwd", which is no part of a backup',
  )
  await expect(written("manifest.json", '{"format":2}')).rejects.toThrow("damaged or of a newer version")
  await expect(written("manifest.json", "{")).rejects.toThrow("damaged or of a newer version")
})

it("reports a missing archive", async () => {
  await expect(readArchive(join(newFolder(), "none.tar.gz"), newFolder())).rejects.toThrow(/^There is no archive at /)
})

it("leaves nothing behind when it cannot be written", async () => {
  const folder = newFolder()
  const archive = join(folder, "backup.tar.gz")
  const files = [{ path: PHOTO, file: join(folder, "none") }]
  await expect(writeArchive(archive, files, ABOUT)).rejects.toThrow("ENOENT")
  await expect(writeArchive(join(folder, "none", "backup.tar.gz"), [], ABOUT)).rejects.toThrow("ENOENT")
  expect(readdirSync(folder)).toEqual([])
})
