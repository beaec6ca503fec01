import { randomBytes } from "node:crypto"

const KEY_BYTES = 12
/** Twelve bytes in base64url. Nothing else that is sealed here has this form, in particular no session id. */
const KEY = /^[\w-]{16}$/

export const newDeviceKey = (): string => randomBytes(KEY_BYTES).toString("base64url")

const keyOrNull = (text: string) => (KEY.test(text) ? text : null)

/** The key in a device cookie. Cookies of earlier versions keep the accounts that the device had signed in to. */
export const deviceKeyIn = (content: string | null): string | null => keyOrNull(content?.split(" ", 1)[0] ?? "")

/** The key in a cookie of an earlier version only. */
export const deviceKeyOfOldForm = (content: string | null): string | null =>
  content?.includes(" ") ? deviceKeyIn(content) : null
