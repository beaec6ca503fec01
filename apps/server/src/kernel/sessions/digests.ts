import { createHmac } from "node:crypto"
import { addressKey } from "./address-key.ts"

const ADDRESS_TAG_CHARS = 16

/** Values derived from this installation's secrets, from which the secrets cannot be found. */
export type Digests = {
  /** Tags of the current master password. New sessions get the first; the others use older session secrets. */
  masterAdminTags: readonly [string, ...string[]]
  /**
   * An address for the log: the same address has the same tag, and nobody can find it by trying all addresses without
   * the secret.
   */
  addressTag(address: string): string
}

export function createDigests(
  secrets: readonly [string, ...string[]],
  masterAdminPassword: string | undefined,
): Digests {
  const keyed = (secret: string, purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url")
  const [first, ...older] = secrets
  const passwordTag = (secret: string) => keyed(secret, "master admin password", masterAdminPassword ?? "")
  return {
    masterAdminTags: [passwordTag(first), ...older.map(passwordTag)],
    addressTag: (address) => keyed(first, "address in the log", addressKey(address)).slice(0, ADDRESS_TAG_CHARS),
  }
}
