/** What a line of the history says of a version; null where its content was erased. */
export type PublicationLine = { version: number; sha256: string } | null

/** A published version as it is stored, with the digest of its body as it is now. */
type StoredVersion = { version: number; sha256: string; bodySha256: string }

/**
 * Returns how a version differs from what was published: its body from its own sum, or the sum from the line of its publication in
 * the history; null if it does not.
 */
export function versionFault(
  { version, sha256, bodySha256 }: StoredVersion,
  lines: readonly PublicationLine[],
): "body" | "line" | null {
  if (bodySha256 !== sha256) return "body"
  const named = lines.filter((line) => line?.version === version)
  return named.some((line) => line?.sha256 !== sha256) ? "line" : null
}

/** The versions that no line of the history names. A line whose content was erased may be that of any version. */
export function versionsWithoutLine(versions: readonly number[], lines: readonly PublicationLine[]): number[] {
  const without = versions.filter((version) => !lines.some((line) => line?.version === version))
  const erased = lines.filter((line) => line === null).length
  return without.length > erased ? without : []
}

/** The versions that the history names and that are not stored any more. */
export function missingVersions(versions: readonly number[], lines: readonly PublicationLine[]): number[] {
  const named = lines.flatMap((line) => line?.version ?? [])
  return named.filter((version) => !versions.includes(version))
}
